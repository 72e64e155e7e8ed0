import { defineConfig } from "prisma/config"

// Where Prisma's command line finds the schema and the migrations. The app itself applies migrations at start.
export default defineConfig({
  schema: "prisma/schema.prisma",
  migrations: { path: "prisma/migrations" },
})

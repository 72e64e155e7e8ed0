// Loaded into the web server's process: ends it with the command that started it, also when that one was killed.
// Nothing is saved on the way; everything that matters is in the database.
process.once("disconnect", () => process.exit(1))

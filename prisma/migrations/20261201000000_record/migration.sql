-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateTable
CREATE TABLE "Stream" (
    "id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "feed" TEXT NOT NULL,
    "ledger" TEXT NOT NULL,
    "sequence" INTEGER NOT NULL DEFAULT 0,
    "epoch" INTEGER NOT NULL DEFAULT 0,
    "owner" TEXT,
    "leaseUntil" TIMESTAMPTZ(3),
    "runnable" BOOLEAN NOT NULL DEFAULT false,
    "runnableAt" TIMESTAMPTZ(3),

    CONSTRAINT "Stream_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Event" (
    "stream" TEXT NOT NULL,
    "sequence" INTEGER NOT NULL,
    "type" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "subjects" TEXT[],
    "data" JSON NOT NULL,

    CONSTRAINT "Event_pkey" PRIMARY KEY ("stream","sequence")
);

-- CreateTable
CREATE TABLE "Feed" (
    "id" TEXT NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "Feed_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "FeedEntry" (
    "feed" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "stream" TEXT NOT NULL,
    "sequence" INTEGER NOT NULL,

    CONSTRAINT "FeedEntry_pkey" PRIMARY KEY ("feed","position")
);

-- CreateTable
CREATE TABLE "Text" (
    "hash" TEXT NOT NULL,
    "text" TEXT NOT NULL,

    CONSTRAINT "Text_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
CREATE TABLE "Partial" (
    "exchange" TEXT NOT NULL,
    "request" INTEGER NOT NULL,
    "text" TEXT NOT NULL,

    CONSTRAINT "Partial_pkey" PRIMARY KEY ("exchange")
);

-- CreateTable
CREATE TABLE "Mutation" (
    "id" TEXT NOT NULL,
    "person" TEXT NOT NULL,
    "outcome" JSON NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Mutation_pkey" PRIMARY KEY ("person","id")
);

-- CreateTable
CREATE TABLE "ExchangeRow" (
    "id" TEXT NOT NULL,
    "root" TEXT NOT NULL,
    "caller" TEXT,
    "callerCall" TEXT,
    "kind" TEXT NOT NULL,
    "agent" TEXT NOT NULL,
    "depth" INTEGER NOT NULL,
    "ledger" TEXT NOT NULL,
    "ownerId" TEXT,
    "title" TEXT NOT NULL,
    "request" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "reason" TEXT,
    "detail" TEXT,
    "note" TEXT,
    "activation" INTEGER NOT NULL DEFAULT 0,
    "calls" INTEGER NOT NULL DEFAULT 0,
    "questions" INTEGER NOT NULL DEFAULT 0,
    "requests" INTEGER NOT NULL DEFAULT 0,
    "openedAt" TIMESTAMPTZ(3) NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "settledAt" TIMESTAMPTZ(3),

    CONSTRAINT "ExchangeRow_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "QuestionRow" (
    "id" TEXT NOT NULL,
    "exchange" TEXT NOT NULL,
    "call" TEXT NOT NULL,
    "root" TEXT NOT NULL,
    "ledger" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "audience" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "answer" TEXT,
    "answeredBy" JSONB,
    "askedAt" TIMESTAMPTZ(3) NOT NULL,
    "endedAt" TIMESTAMPTZ(3),

    CONSTRAINT "QuestionRow_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ItemRow" (
    "id" TEXT NOT NULL,
    "ledger" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "decision" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "state" TEXT NOT NULL,
    "decided" JSONB,
    "raisedAt" TIMESTAMPTZ(3) NOT NULL,
    "endedAt" TIMESTAMPTZ(3),

    CONSTRAINT "ItemRow_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "FactRow" (
    "id" TEXT NOT NULL,
    "ledger" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "condition" TEXT,
    "raw" TEXT NOT NULL,
    "value" JSONB NOT NULL,
    "state" TEXT NOT NULL,
    "exchange" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "FactRow_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "BidRow" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "stage" TEXT NOT NULL,
    "documents" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "BidRow_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "BidMember" (
    "bid" TEXT NOT NULL,
    "userId" TEXT NOT NULL,

    CONSTRAINT "BidMember_pkey" PRIMARY KEY ("bid","userId")
);

-- CreateTable
CREATE TABLE "User" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "emailVerified" BOOLEAN NOT NULL DEFAULT false,
    "image" TEXT,
    "role" TEXT NOT NULL DEFAULT 'operator',
    "closedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "User_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Session" (
    "id" TEXT NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "token" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "ipAddress" TEXT,
    "userAgent" TEXT,
    "userId" TEXT NOT NULL,

    CONSTRAINT "Session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Account" (
    "id" TEXT NOT NULL,
    "accountId" TEXT NOT NULL,
    "providerId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "accessToken" TEXT,
    "refreshToken" TEXT,
    "idToken" TEXT,
    "accessTokenExpiresAt" TIMESTAMPTZ(3),
    "refreshTokenExpiresAt" TIMESTAMPTZ(3),
    "scope" TEXT,
    "password" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Account_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Verification" (
    "id" TEXT NOT NULL,
    "identifier" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Verification_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Invitation" (
    "id" TEXT NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "purpose" TEXT NOT NULL,
    "role" TEXT,
    "name" TEXT,
    "userId" TEXT,
    "createdBy" TEXT NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "usedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Invitation_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Stream_runnable_runnableAt_idx" ON "Stream"("runnable", "runnableAt");

-- CreateIndex
CREATE INDEX "ExchangeRow_root_idx" ON "ExchangeRow"("root");

-- CreateIndex
CREATE INDEX "ExchangeRow_kind_ownerId_updatedAt_idx" ON "ExchangeRow"("kind", "ownerId", "updatedAt");

-- CreateIndex
CREATE INDEX "ExchangeRow_ledger_idx" ON "ExchangeRow"("ledger");

-- CreateIndex
CREATE INDEX "QuestionRow_root_state_idx" ON "QuestionRow"("root", "state");

-- CreateIndex
CREATE INDEX "QuestionRow_state_askedAt_idx" ON "QuestionRow"("state", "askedAt");

-- CreateIndex
CREATE INDEX "ItemRow_state_raisedAt_idx" ON "ItemRow"("state", "raisedAt");

-- CreateIndex
CREATE INDEX "ItemRow_ledger_idx" ON "ItemRow"("ledger");

-- CreateIndex
CREATE INDEX "FactRow_ledger_state_key_idx" ON "FactRow"("ledger", "state", "key");

-- CreateIndex
CREATE INDEX "FactRow_exchange_idx" ON "FactRow"("exchange");

-- CreateIndex
CREATE INDEX "BidRow_updatedAt_idx" ON "BidRow"("updatedAt");

-- CreateIndex
CREATE INDEX "BidMember_userId_idx" ON "BidMember"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "User_email_key" ON "User"("email");

-- CreateIndex
CREATE UNIQUE INDEX "Session_token_key" ON "Session"("token");

-- CreateIndex
CREATE INDEX "Session_userId_idx" ON "Session"("userId");

-- CreateIndex
CREATE INDEX "Account_userId_idx" ON "Account"("userId");

-- CreateIndex
CREATE INDEX "Verification_identifier_idx" ON "Verification"("identifier");

-- CreateIndex
CREATE UNIQUE INDEX "Invitation_tokenHash_key" ON "Invitation"("tokenHash");

-- AddForeignKey
ALTER TABLE "Session" ADD CONSTRAINT "Session_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Account" ADD CONSTRAINT "Account_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;



-- Written by hand from here on: what the schema language cannot say.

-- The reply so far is lost in a crash, at no cost.
ALTER TABLE "Partial" SET UNLOGGED;

ALTER TABLE "Stream"
  ADD CONSTRAINT "Stream_kind_check" CHECK ("kind" IN ('exchange', 'ledger')),
  ADD CONSTRAINT "Stream_sequence_check" CHECK ("sequence" >= 0 AND "epoch" >= 0),
  ADD CONSTRAINT "Stream_lease_check" CHECK (("owner" IS NULL) = ("leaseUntil" IS NULL)),
  ADD CONSTRAINT "Stream_runnable_check" CHECK (NOT "runnable" OR ("kind" = 'exchange' AND "runnableAt" IS NOT NULL));
ALTER TABLE "Event" ADD CONSTRAINT "Event_sequence_check" CHECK ("sequence" >= 1 AND "version" >= 1);
ALTER TABLE "Feed" ADD CONSTRAINT "Feed_position_check" CHECK ("position" >= 0);
ALTER TABLE "FeedEntry" ADD CONSTRAINT "FeedEntry_position_check" CHECK ("position" >= 1);
ALTER TABLE "ExchangeRow" ADD CONSTRAINT "ExchangeRow_state_check" CHECK ("state" IN ('running', 'waiting', 'settled'));
ALTER TABLE "QuestionRow" ADD CONSTRAINT "QuestionRow_state_check" CHECK ("state" IN ('open', 'answered', 'withdrawn'));
ALTER TABLE "ItemRow" ADD CONSTRAINT "ItemRow_state_check" CHECK ("state" IN ('open', 'decided', 'closed'));
ALTER TABLE "FactRow" ADD CONSTRAINT "FactRow_state_check"
  CHECK ("state" IN ('current', 'superseded', 'in conflict', 'withdrawn'));
ALTER TABLE "BidRow" ADD CONSTRAINT "BidRow_stage_check"
  CHECK ("stage" IN ('Documents', 'Reading', 'Drafting', 'Sign-off', 'Signed') AND "documents" >= 0);
ALTER TABLE "User" ADD CONSTRAINT "User_role_check" CHECK ("role" IN ('administrator', 'manager', 'operator'));
ALTER TABLE "Invitation" ADD CONSTRAINT "Invitation_purpose_check" CHECK ("purpose" IN ('join', 'password'));

-- The record is only ever added to.
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'events are never edited or deleted';
END $$;
CREATE TRIGGER "Event_append_only" BEFORE UPDATE OR DELETE ON "Event" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();

ALTER TABLE "account_keys" ADD COLUMN "account_id" text;--> statement-breakpoint
ALTER TABLE "account_keys" ADD COLUMN "browser_hash" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "proven_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "account_keys_account_id" ON "account_keys" USING btree ("account_id");
ALTER TABLE "audit_log" ADD COLUMN "account_id" text;--> statement-breakpoint
CREATE INDEX "audit_log_account" ON "audit_log" USING btree ("account_id","at");
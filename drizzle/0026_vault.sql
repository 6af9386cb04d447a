ALTER TABLE "gift_cards" ADD COLUMN "sealed_code" text;--> statement-breakpoint
ALTER TABLE "mailing_list" ADD COLUMN "sealed_confirmation" text;--> statement-breakpoint
ALTER TABLE "mailing_list" ADD COLUMN "sealed_unsubscribe" text;--> statement-breakpoint
ALTER TABLE "consultation_bookings" ADD COLUMN "sealed_code" text;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "account_id" text;--> statement-breakpoint
CREATE INDEX "audit_log_account" ON "audit_log" USING btree ("account_id","at");
ALTER TABLE "consents" ADD COLUMN "proven_by" text DEFAULT 'visit' NOT NULL;--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "account_id" text;--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "visit" text;--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "record_id" text;--> statement-breakpoint
ALTER TABLE "consultation_bookings" ADD COLUMN "account_id" text;--> statement-breakpoint
ALTER TABLE "consultation_bookings" ADD COLUMN "visit" text;--> statement-breakpoint
ALTER TABLE "consultation_bookings" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "questionnaires" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "hearing_results" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "hearing_waivers" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "consents_account_id" ON "consents" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "consents_visit" ON "consents" USING btree ("visit");--> statement-breakpoint
CREATE INDEX "consents_record_id" ON "consents" USING btree ("record_id");--> statement-breakpoint
CREATE INDEX "consultation_bookings_account_id" ON "consultation_bookings" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "consultation_bookings_visit" ON "consultation_bookings" USING btree ("visit");--> statement-breakpoint
UPDATE "consents" SET "proven_by" = 'mailed_link' WHERE "source" IN ('confirmation_link', 'unsubscribe_link');--> statement-breakpoint
UPDATE "consents" SET "proven_by" = 'account' WHERE "source" IN ('account', 'account_deletion');--> statement-breakpoint
UPDATE "consents" c SET "account_id" = a."id" FROM "accounts" a
  WHERE c."proven_by" = 'account' AND a."email" = c."email" AND a."email_proven_at" IS NOT NULL;--> statement-breakpoint
UPDATE "consents" c SET "account_id" = r."account_id", "visit" = r."visit", "record_id" = r."id",
    "proven_by" = CASE WHEN r."account_id" IS NULL THEN 'visit' ELSE 'account' END
  FROM "hearing_results" r
  WHERE c."purpose" IN ('hearing_storage', 'hearing_follow_up') AND c."email" = r."email" AND c."at" = r."created_at";--> statement-breakpoint
UPDATE "consents" c SET "account_id" = w."account_id", "visit" = w."visit", "record_id" = w."id",
    "proven_by" = CASE WHEN w."account_id" IS NULL THEN 'visit' ELSE 'account' END
  FROM "hearing_waivers" w
  WHERE c."purpose" = 'hearing_waiver' AND c."email" = w."email" AND c."at" = w."at";--> statement-breakpoint
UPDATE "consents" c SET "account_id" = q."account_id", "visit" = q."visit", "record_id" = q."id",
    "proven_by" = CASE WHEN q."account_id" IS NULL THEN 'visit' ELSE 'account' END
  FROM "questionnaires" q
  WHERE c."purpose" = 'hearing_questionnaire' AND c."email" = q."email" AND c."at" = q."created_at";

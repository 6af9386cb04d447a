CREATE TABLE "hearing_reviews" (
	"id" text PRIMARY KEY NOT NULL,
	"result_id" text NOT NULL,
	"decision" text NOT NULL,
	"sealed_note" text,
	"staff_id" text NOT NULL,
	"staff_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "hearing_results_taken_at";--> statement-breakpoint
DROP INDEX "conversations_email";--> statement-breakpoint
DROP INDEX "hearing_results_email";--> statement-breakpoint
ALTER TABLE "consultation_requests" ADD COLUMN "done_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "waiting_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "name_marks" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "questionnaires" ADD COLUMN "is_flagged" boolean;--> statement-breakpoint
ALTER TABLE "hearing_results" ADD COLUMN "review_state" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "hearing_results" ADD COLUMN "reliability" text;--> statement-breakpoint
ALTER TABLE "hearing_results" ADD COLUMN "is_flagged" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "hearing_results" ADD COLUMN "name_marks" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "hearing_reviews" ADD CONSTRAINT "hearing_reviews_result_id_hearing_results_id_fk" FOREIGN KEY ("result_id") REFERENCES "public"."hearing_results"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hearing_reviews_of" ON "hearing_reviews" USING btree ("result_id","at");--> statement-breakpoint
CREATE INDEX "consultation_requests_waiting" ON "consultation_requests" USING btree ("created_at") WHERE "consultation_requests"."done_at" is null;--> statement-breakpoint
CREATE INDEX "conversations_name" ON "conversations" USING gin ("name_marks");--> statement-breakpoint
CREATE INDEX "conversations_waiting" ON "conversations" USING btree ("waiting_since","id") WHERE "conversations"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "hearing_profile_items_reference" ON "hearing_profile_items" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "hearing_results_newest" ON "hearing_results" USING btree ("taken_at","id");--> statement-breakpoint
CREATE INDEX "hearing_results_review" ON "hearing_results" USING btree ("review_state","taken_at","id");--> statement-breakpoint
CREATE INDEX "hearing_results_reliability" ON "hearing_results" USING btree ("reliability","taken_at","id");--> statement-breakpoint
CREATE INDEX "hearing_results_flagged" ON "hearing_results" USING btree ("taken_at","id") WHERE "hearing_results"."is_flagged";--> statement-breakpoint
CREATE INDEX "hearing_results_name" ON "hearing_results" USING gin ("name_marks");--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject","at");--> statement-breakpoint
CREATE INDEX "conversations_email" ON "conversations" USING btree ("email" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "hearing_results_email" ON "hearing_results" USING btree ("email" text_pattern_ops);--> statement-breakpoint
UPDATE "conversations" SET "waiting_since" = "updated_at" WHERE "status" = 'waiting';
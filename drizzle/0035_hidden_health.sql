DROP INDEX "orders_hold_reason";--> statement-breakpoint
DROP INDEX "orders_hold_reason_total";--> statement-breakpoint
DROP INDEX "hearing_results_review";--> statement-breakpoint
DROP INDEX "hearing_results_reliability";--> statement-breakpoint
DROP INDEX "hearing_results_flagged";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "hold_mark" "bytea";--> statement-breakpoint
ALTER TABLE "hearing_results" ADD COLUMN "review_mark" "bytea";--> statement-breakpoint
ALTER TABLE "hearing_results" ADD COLUMN "flag_mark" "bytea";--> statement-breakpoint
ALTER TABLE "hearing_results" ADD COLUMN "reliability_mark" "bytea";--> statement-breakpoint
ALTER TABLE "hearing_reviews" ADD COLUMN "decision_mark" "bytea";--> statement-breakpoint
CREATE INDEX "orders_held" ON "orders" USING btree ("created_at","id","hold_mark") WHERE "orders"."status" = 'hold';--> statement-breakpoint
CREATE INDEX "orders_held_total" ON "orders" USING btree ("grand_total","id","hold_mark") WHERE "orders"."status" = 'hold';--> statement-breakpoint
CREATE INDEX "orders_readable" ON "orders" USING btree ("id") WHERE "orders"."hold_mark" is null or "orders"."hold_reason" is not null;--> statement-breakpoint
CREATE INDEX "hearing_results_marks" ON "hearing_results" USING btree ("taken_at","id","review_mark","flag_mark","reliability_mark");--> statement-breakpoint
CREATE INDEX "hearing_results_readable" ON "hearing_results" USING btree ("id") WHERE "hearing_results"."review_mark" is null or "hearing_results"."flag_mark" is null or "hearing_results"."review_state" <> 'open' or "hearing_results"."is_flagged" or "hearing_results"."reliability" <> '';--> statement-breakpoint
CREATE INDEX "hearing_results_unread" ON "hearing_results" USING btree ("id") WHERE "hearing_results"."reliability" is null;--> statement-breakpoint
CREATE INDEX "hearing_reviews_readable" ON "hearing_reviews" USING btree ("id") WHERE "hearing_reviews"."decision_mark" is null;
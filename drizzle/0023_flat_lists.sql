DROP INDEX "order_returns_status";--> statement-breakpoint
DROP INDEX "consultation_bookings_starts_at";--> statement-breakpoint
DROP INDEX "consultation_requests_waiting";--> statement-breakpoint
DROP INDEX "consultation_requests_created_at";--> statement-breakpoint
DROP INDEX "conversations_status";--> statement-breakpoint
DROP INDEX "conversations_updated_at";--> statement-breakpoint
DROP INDEX "hearing_results_review";--> statement-breakpoint
DROP INDEX "hearing_results_flagged";--> statement-breakpoint
DROP INDEX "audit_log_record_id";--> statement-breakpoint
DROP INDEX "audit_log_staff_name";--> statement-breakpoint
DROP INDEX "audit_log_action";--> statement-breakpoint
DROP INDEX "audit_log_subject";--> statement-breakpoint
ALTER TABLE "consultation_bookings" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', name || ' ' || email
  || ' ' || regexp_replace(phone, '\D', '', 'g')
  || ' ' || right(regexp_replace(phone, '\D', '', 'g'), 10)
  || ' ' || right(regexp_replace(phone, '\D', '', 'g'), 7)
  || ' ' || right(regexp_replace(phone, '\D', '', 'g'), 4))) STORED;--> statement-breakpoint
ALTER TABLE "consultation_requests" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', name || ' ' || email
  || ' ' || regexp_replace(phone, '\D', '', 'g')
  || ' ' || right(regexp_replace(phone, '\D', '', 'g'), 10)
  || ' ' || right(regexp_replace(phone, '\D', '', 'g'), 7)
  || ' ' || right(regexp_replace(phone, '\D', '', 'g'), 4))) STORED;--> statement-breakpoint
CREATE INDEX "gift_cards_is_active" ON "gift_cards" USING btree ("is_active","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_hold_reason_total" ON "orders" USING btree ("hold_reason","grand_total","id") WHERE "orders"."hold_reason" is not null;--> statement-breakpoint
CREATE INDEX "consultation_bookings_status" ON "consultation_bookings" USING btree ("status","starts_at","id");--> statement-breakpoint
CREATE INDEX "consultation_bookings_words" ON "consultation_bookings" USING gin ("words");--> statement-breakpoint
CREATE INDEX "consultation_requests_done" ON "consultation_requests" USING btree ("created_at","id") WHERE "consultation_requests"."done_at" is not null;--> statement-breakpoint
CREATE INDEX "consultation_requests_words" ON "consultation_requests" USING gin ("words");--> statement-breakpoint
CREATE INDEX "conversations_inbox_status" ON "conversations" USING btree ("status","waiting_since","updated_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "conversations_inbox_kind" ON "conversations" USING btree ("kind","waiting_since","updated_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "conversations_kind" ON "conversations" USING btree ("kind","updated_at","id");--> statement-breakpoint
CREATE INDEX "order_returns_status" ON "order_returns" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "consultation_bookings_starts_at" ON "consultation_bookings" USING btree ("starts_at","id");--> statement-breakpoint
CREATE INDEX "consultation_requests_waiting" ON "consultation_requests" USING btree ("created_at","id") WHERE "consultation_requests"."done_at" is null;--> statement-breakpoint
CREATE INDEX "consultation_requests_created_at" ON "consultation_requests" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "conversations_status" ON "conversations" USING btree ("status","updated_at","id");--> statement-breakpoint
CREATE INDEX "conversations_updated_at" ON "conversations" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "hearing_results_review" ON "hearing_results" USING btree ("review_state","taken_at","id","reliability");--> statement-breakpoint
CREATE INDEX "hearing_results_flagged" ON "hearing_results" USING btree ("taken_at","id","review_state","reliability") WHERE "hearing_results"."is_flagged";--> statement-breakpoint
CREATE INDEX "audit_log_record_id" ON "audit_log" USING btree ("record_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_log_staff_name" ON "audit_log" USING btree ("staff_name","at","id");--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","at","id");--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject","at","id");--> statement-breakpoint
ANALYZE "consultation_bookings";--> statement-breakpoint
ANALYZE "consultation_requests";
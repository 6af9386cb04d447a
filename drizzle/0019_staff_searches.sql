DROP INDEX "conversations_waiting";--> statement-breakpoint
CREATE INDEX "conversations_inbox" ON "conversations" USING btree ("waiting_since","updated_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "audit_log_record_id" ON "audit_log" USING btree ("record_id","at");--> statement-breakpoint
CREATE INDEX "audit_log_staff_name" ON "audit_log" USING btree ("staff_name","at");--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","at");
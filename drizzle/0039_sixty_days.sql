CREATE TABLE "benefit_goals" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"account_id" text NOT NULL,
	"sealed_goals" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "benefit_goals_order_id" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "benefit_records" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"account_id" text NOT NULL,
	"moment" text NOT NULL,
	"measure" text NOT NULL,
	"sealed_values" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "benefit_records_once" UNIQUE("order_id","moment","measure")
);
--> statement-breakpoint
CREATE TABLE "call_notes" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text,
	"order_id" text,
	"booking_id" text,
	"sealed_note" text NOT NULL,
	"follow_up_on" text,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "day_page_answers" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"account_id" text NOT NULL,
	"page" text NOT NULL,
	"sealed_answer" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "day_page_answers_once" UNIQUE("order_id","page")
);
--> statement-breakpoint
CREATE TABLE "follow_up_pauses" (
	"account_id" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kept_orders" (
	"order_id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sent_texts" (
	"key" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"reference" text,
	"status" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "text_numbers" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"sealed_phone" text NOT NULL,
	"phone_mark" text NOT NULL,
	"state" text NOT NULL,
	"code_mark" text,
	"code_expires_at" timestamp with time zone,
	"code_tries" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "text_numbers_account_id" UNIQUE("account_id")
);
--> statement-breakpoint
ALTER TABLE "benefit_goals" ADD CONSTRAINT "benefit_goals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "benefit_records" ADD CONSTRAINT "benefit_records_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_notes" ADD CONSTRAINT "call_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_page_answers" ADD CONSTRAINT "day_page_answers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_orders" ADD CONSTRAINT "kept_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "benefit_goals_account_id" ON "benefit_goals" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "benefit_records_account_id" ON "benefit_records" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "call_notes_account_id" ON "call_notes" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "call_notes_order_id" ON "call_notes" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "call_notes_booking_id" ON "call_notes" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "day_page_answers_account_id" ON "day_page_answers" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "kept_orders_account_id" ON "kept_orders" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sent_texts_account_id" ON "sent_texts" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sent_texts_reference" ON "sent_texts" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "sent_texts_at" ON "sent_texts" USING btree ("at");--> statement-breakpoint
CREATE INDEX "text_numbers_phone_mark" ON "text_numbers" USING btree ("phone_mark");
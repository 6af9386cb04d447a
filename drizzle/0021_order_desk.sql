CREATE TABLE "order_events" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"kind" text NOT NULL,
	"staff_name" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"sealed_text" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shipment_labels" (
	"shipment_id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"reference" text NOT NULL,
	"sealed_pdf" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "orders_status";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "shipping_change" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "serial_numbers" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "grand_total" integer GENERATED ALWAYS AS (((data #>> '{totals,grandTotal}')::integer)) STORED;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', number::text
  || ' ' || coalesce(data #>> '{account,email}', '')
  || ' ' || coalesce(data #>> '{account,name}', '')
  || ' ' || coalesce(data #>> '{shipping,name}', '')
  || ' ' || coalesce(data #>> '{shipping,firstName}', '')
  || ' ' || coalesce(data #>> '{shipping,lastName}', '')
  || ' ' || coalesce(data #>> '{billing,name}', ''))) STORED;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_labels" ADD CONSTRAINT "shipment_labels_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_events_of" ON "order_events" USING btree ("order_id","at");--> statement-breakpoint
CREATE INDEX "orders_placed" ON "orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "orders_total" ON "orders" USING btree ("grand_total","id");--> statement-breakpoint
CREATE INDEX "orders_status_total" ON "orders" USING btree ("status","grand_total","id");--> statement-breakpoint
CREATE INDEX "orders_hold_reason" ON "orders" USING btree ("hold_reason","created_at","id") WHERE "orders"."hold_reason" is not null;--> statement-breakpoint
CREATE INDEX "orders_words" ON "orders" USING gin ("words");--> statement-breakpoint
CREATE INDEX "orders_status" ON "orders" USING btree ("status","created_at","id");
--> statement-breakpoint
-- Whoever changes an order counts it up, so that nobody decides by what it was before.
create function order_changed() returns trigger language plpgsql as $$
begin
  new.revision := old.revision + 1;
  return new;
end
$$;
--> statement-breakpoint
create trigger orders_changed before update on orders
  for each row execute function order_changed();

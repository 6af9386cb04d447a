ALTER TABLE "orders" drop column "words";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', number::text
  || ' ' || coalesce(data #>> '{account,email}', '')
  || ' ' || coalesce(data #>> '{account,name}', '')
  || ' ' || coalesce(data #>> '{shipping,name}', '')
  || ' ' || coalesce(data #>> '{shipping,firstName}', '')
  || ' ' || coalesce(data #>> '{shipping,lastName}', '')
  || ' ' || coalesce(data #>> '{billing,name}', '')
  || ' ' || coalesce(shipping_change ->> 'name', '')
  || ' ' || coalesce(shipping_change ->> 'firstName', '')
  || ' ' || coalesce(shipping_change ->> 'lastName', ''))) STORED;--> statement-breakpoint
CREATE INDEX "orders_words" ON "orders" USING gin ("words");--> statement-breakpoint
ANALYZE "orders";

CREATE TABLE "order_refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"lines" jsonb NOT NULL,
	"is_shipping_included" boolean NOT NULL,
	"to_payment" integer NOT NULL,
	"to_gift_cards" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_refunds_idempotency_key" UNIQUE("idempotency_key")
);
--> statement-breakpoint
ALTER TABLE "order_returns" ADD COLUMN "sealed_note" text;--> statement-breakpoint
ALTER TABLE "order_returns" ADD COLUMN "label" jsonb;--> statement-breakpoint
ALTER TABLE "order_returns" ADD COLUMN "refund_id" text;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "order_refunds" ADD CONSTRAINT "order_refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_refunds_order_id" ON "order_refunds" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "order_returns_created_at" ON "order_returns" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "order_returns_order_number" ON "order_returns" USING btree ("order_number");--> statement-breakpoint
CREATE INDEX "coupons_created_at" ON "coupons" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "gift_card_debits_order_id" ON "gift_card_debits" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "gift_cards_created_at" ON "gift_cards" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "gift_cards_last4" ON "gift_cards" USING btree ("last4");--> statement-breakpoint
CREATE INDEX "subscriptions_status" ON "subscriptions" USING btree ("status","number");
CREATE TABLE "coupon_uses" (
	"coupon_id" text NOT NULL,
	"order_id" text NOT NULL,
	"account_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coupon_uses_coupon_id_order_id_pk" PRIMARY KEY("coupon_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "promotions" (
	"id" text PRIMARY KEY NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"sort" integer NOT NULL,
	"data" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "minimum_sub_totals" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "product_ids" jsonb;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "is_once_per_account" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "coupon_uses_account_id" ON "coupon_uses" USING btree ("coupon_id","account_id");--> statement-breakpoint
-- Minimums and amounts that were set before there were two currencies are in the store's own.
update coupons set minimum_sub_totals = jsonb_build_object('USD', minimum_sub_total) where minimum_sub_total is not null;--> statement-breakpoint
update coupons set discount = jsonb_build_object('kind', 'amount', 'amounts', jsonb_build_object('USD', discount -> 'amount'))
where discount ->> 'kind' = 'amount' and discount ? 'amount';--> statement-breakpoint
ALTER TABLE "coupons" DROP COLUMN "minimum_sub_total";--> statement-breakpoint
create trigger promotions_changed after insert or update or delete on promotions
  for each statement execute function catalogue_changed();

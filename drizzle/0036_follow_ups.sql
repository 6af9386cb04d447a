CREATE TABLE "follow_up_choices" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"stop_code" text NOT NULL,
	"sealed_stop_code" text NOT NULL,
	"stopped_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "follow_up_choices_account_id" UNIQUE("account_id"),
	CONSTRAINT "follow_up_choices_stop_code" UNIQUE("stop_code")
);
--> statement-breakpoint
CREATE TABLE "follow_ups" (
	"order_id" text NOT NULL,
	"kind" text NOT NULL,
	"account_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "follow_ups_order_id_kind_pk" PRIMARY KEY("order_id","kind")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"account_id" text NOT NULL,
	"product_slug" text NOT NULL,
	"level" text,
	"delivered_at" timestamp with time zone NOT NULL,
	"code" text NOT NULL,
	"sealed_code" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"written_at" timestamp with time zone,
	"stars" integer,
	"body" text,
	"signed_name" text,
	"signed_province" text,
	"weeks_of_use" integer,
	"answer" text,
	"answered_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"hidden_reason" text,
	"revision" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "reviews_order_id" UNIQUE("order_id"),
	CONSTRAINT "reviews_code" UNIQUE("code")
);
--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "left_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "follow_ups" ADD CONSTRAINT "follow_ups_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "follow_ups_account_id" ON "follow_ups" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "reviews_account_id" ON "reviews" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "reviews_shown" ON "reviews" USING btree ("product_slug","written_at","id") WHERE "reviews"."written_at" is not null and "reviews"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "reviews_written" ON "reviews" USING btree ("written_at","id");--> statement-breakpoint
-- Until now every recorded parcel had left, and its mail was sent.
UPDATE "shipments" SET "left_at" = "created_at";

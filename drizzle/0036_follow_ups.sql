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
ALTER TABLE "shipments" ADD COLUMN "left_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "follow_ups" ADD CONSTRAINT "follow_ups_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "follow_ups_account_id" ON "follow_ups" USING btree ("account_id");--> statement-breakpoint
-- Until now every recorded parcel had left, and its mail was sent.
UPDATE "shipments" SET "left_at" = "created_at";

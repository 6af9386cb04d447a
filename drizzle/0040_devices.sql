CREATE TABLE "device_adjustments" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"order_id" text,
	"status" text NOT NULL,
	"sealed_request" text NOT NULL,
	"sealed_answer" text,
	"staff_name" text,
	"conversation_id" text NOT NULL,
	"changed_at" timestamp with time zone,
	"asked_at" timestamp with time zone,
	"helped" text,
	"locale" text DEFAULT 'en-US' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "device_claims" (
	"id" text PRIMARY KEY NOT NULL,
	"device_id" text NOT NULL,
	"origin_id" text NOT NULL,
	"account_id" text NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"is_open" boolean NOT NULL,
	"steps" jsonb NOT NULL,
	"sealed_report" text NOT NULL,
	"sealed_note" text,
	"fee" integer NOT NULL,
	"fee_paid_at" timestamp with time zone,
	"label" jsonb,
	"parcel" jsonb,
	"sealed_parcel_label" text,
	"locale" text DEFAULT 'en-US' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "devices" (
	"id" text PRIMARY KEY NOT NULL,
	"origin_id" text NOT NULL,
	"serial" text NOT NULL,
	"ear" text NOT NULL,
	"status" text NOT NULL,
	"order_id" text,
	"line_id" text,
	"unit" integer DEFAULT 0 NOT NULL,
	"account_id" text,
	"model" jsonb NOT NULL,
	"sealed_care" text NOT NULL,
	"proof_file_id" text,
	"bought_on" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "purpose" text DEFAULT 'hearing_test' NOT NULL;--> statement-breakpoint
ALTER TABLE "device_claims" ADD CONSTRAINT "device_claims_device_id_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."devices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "device_adjustments_account_id" ON "device_adjustments" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "device_adjustments_order_id" ON "device_adjustments" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "device_adjustments_status" ON "device_adjustments" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "device_adjustments_to_ask" ON "device_adjustments" USING btree ("changed_at") WHERE "device_adjustments"."status" = 'changed' and "device_adjustments"."asked_at" is null;--> statement-breakpoint
CREATE INDEX "device_claims_account_id" ON "device_claims" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "device_claims_origin_id" ON "device_claims" USING btree ("origin_id");--> statement-breakpoint
CREATE INDEX "device_claims_created_at" ON "device_claims" USING btree ("is_open","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "device_claims_one_open" ON "device_claims" USING btree ("origin_id") WHERE "device_claims"."is_open";--> statement-breakpoint
CREATE UNIQUE INDEX "devices_serial" ON "devices" USING btree ("serial") WHERE "devices"."status" in ('in_use', 'replaced', 'lost');--> statement-breakpoint
CREATE INDEX "devices_order_id" ON "devices" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "devices_account_id" ON "devices" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "devices_origin_id" ON "devices" USING btree ("origin_id");--> statement-breakpoint
CREATE INDEX "devices_status" ON "devices" USING btree ("status","created_at","id");
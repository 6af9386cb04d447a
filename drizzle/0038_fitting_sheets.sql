CREATE TABLE "fitting_sheets" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"version" integer NOT NULL,
	"account_id" text NOT NULL,
	"sealed" text NOT NULL,
	"sealed_signature" text,
	"signed_at" timestamp with time zone,
	"staff_id" text NOT NULL,
	"staff_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "fitting_sheets_version" UNIQUE("order_id","version")
);
--> statement-breakpoint
CREATE INDEX "fitting_sheets_account_id" ON "fitting_sheets" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "fitting_sheets_expires_at" ON "fitting_sheets" USING btree ("expires_at");
CREATE TABLE "questionnaires" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text,
	"account_id" text,
	"visit" text,
	"sealed_answers" text NOT NULL,
	"consent_version" text NOT NULL,
	"locale" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text,
	"account_id" text,
	"visit" text,
	"order_id" text,
	"sealed_name" text NOT NULL,
	"extension" text NOT NULL,
	"size" integer NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "questionnaires_visit" ON "questionnaires" USING btree ("visit");--> statement-breakpoint
CREATE INDEX "questionnaires_account_id" ON "questionnaires" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "questionnaires_email" ON "questionnaires" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "questionnaires_expires_at" ON "questionnaires" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "uploads_visit" ON "uploads" USING btree ("visit");--> statement-breakpoint
CREATE INDEX "uploads_account_id" ON "uploads" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "uploads_order_id" ON "uploads" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "uploads_email" ON "uploads" USING btree ("email");--> statement-breakpoint
CREATE INDEX "uploads_status" ON "uploads" USING btree ("status","created_at");
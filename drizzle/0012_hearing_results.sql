CREATE TABLE "hearing_profile_items" (
	"order_id" text NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hearing_profile_items_order_id_kind_reference_pk" PRIMARY KEY("order_id","kind","reference")
);
--> statement-breakpoint
CREATE TABLE "hearing_profiles" (
	"order_id" text PRIMARY KEY NOT NULL,
	"reminded_at" timestamp with time zone,
	"reviewed_at" timestamp with time zone,
	"reviewed_by" text
);
--> statement-breakpoint
CREATE TABLE "hearing_results" (
	"id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"session_id" text NOT NULL,
	"email" text NOT NULL,
	"account_id" text,
	"visit" text,
	"sealed" text NOT NULL,
	"locale" text NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "hearing_results_session_id" UNIQUE("session_id")
);
--> statement-breakpoint
CREATE TABLE "hearing_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"account_id" text,
	"visit" text,
	"locale" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hearing_waivers" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"account_id" text,
	"visit" text,
	"text_version" text NOT NULL,
	"locale" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "hearing_results_email" ON "hearing_results" USING btree ("email");--> statement-breakpoint
CREATE INDEX "hearing_results_account_id" ON "hearing_results" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "hearing_results_visit" ON "hearing_results" USING btree ("visit");--> statement-breakpoint
CREATE INDEX "hearing_results_taken_at" ON "hearing_results" USING btree ("taken_at");--> statement-breakpoint
CREATE INDEX "hearing_results_expires_at" ON "hearing_results" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "hearing_sessions_account_id" ON "hearing_sessions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "hearing_sessions_visit" ON "hearing_sessions" USING btree ("visit");--> statement-breakpoint
CREATE INDEX "hearing_sessions_expires_at" ON "hearing_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "hearing_waivers_email" ON "hearing_waivers" USING btree ("email");--> statement-breakpoint
CREATE INDEX "hearing_waivers_account_id" ON "hearing_waivers" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "hearing_waivers_visit" ON "hearing_waivers" USING btree ("visit");--> statement-breakpoint
CREATE INDEX "hearing_waivers_expires_at" ON "hearing_waivers" USING btree ("expires_at");
CREATE TABLE "consents" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"purpose" text NOT NULL,
	"is_given" boolean NOT NULL,
	"source" text NOT NULL,
	"text_version" text NOT NULL,
	"locale" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mailing_list" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"state" text NOT NULL,
	"confirmation_code" text NOT NULL,
	"unsubscribe_code" text NOT NULL,
	"locale" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mailing_list_email" UNIQUE("email"),
	CONSTRAINT "mailing_list_confirmation_code" UNIQUE("confirmation_code"),
	CONSTRAINT "mailing_list_unsubscribe_code" UNIQUE("unsubscribe_code")
);
--> statement-breakpoint
CREATE INDEX "consents_email" ON "consents" USING btree ("email","at");
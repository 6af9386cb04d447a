CREATE TABLE "sent_mails" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"status" text NOT NULL,
	"sealed" text NOT NULL,
	"tries" integer DEFAULT 1 NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "sent_mails_sent_at" ON "sent_mails" USING btree ("sent_at","id");--> statement-breakpoint
CREATE INDEX "sent_mails_status" ON "sent_mails" USING btree ("status","sent_at","id");--> statement-breakpoint
CREATE INDEX "sent_mails_email" ON "sent_mails" USING btree ("email","sent_at","id");
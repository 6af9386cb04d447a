ALTER TABLE "mailing_list" ADD COLUMN "asked_by" text;--> statement-breakpoint
ALTER TABLE "mailing_list" ADD COLUMN "is_asker_confirmed" boolean DEFAULT false NOT NULL;
CREATE TABLE "erasures" (
	"account_mark" text PRIMARY KEY NOT NULL,
	"email_mark" text,
	"erased_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "consultation_bookings" ADD COLUMN "network" text;
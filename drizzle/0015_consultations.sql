CREATE TABLE "consultation_bookings" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"locale" text NOT NULL,
	"way" text NOT NULL,
	"has_companion" boolean NOT NULL,
	"time_zone" text NOT NULL,
	"status" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"reminded_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "consultation_bookings_code" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "consultation_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"locale" text NOT NULL,
	"promo" text NOT NULL,
	"is_phone_unwanted" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "consultation_bookings_one_a_slot" ON "consultation_bookings" USING btree ("starts_at") WHERE "consultation_bookings"."status" = 'booked';--> statement-breakpoint
CREATE INDEX "consultation_bookings_email" ON "consultation_bookings" USING btree ("email");--> statement-breakpoint
CREATE INDEX "consultation_bookings_starts_at" ON "consultation_bookings" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "consultation_requests_email" ON "consultation_requests" USING btree ("email");--> statement-breakpoint
CREATE INDEX "consultation_requests_created_at" ON "consultation_requests" USING btree ("created_at");
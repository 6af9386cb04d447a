ALTER TABLE "gift_cards" ADD COLUMN "sealed_code" text;--> statement-breakpoint
ALTER TABLE "mailing_list" ADD COLUMN "sealed_confirmation" text;--> statement-breakpoint
ALTER TABLE "mailing_list" ADD COLUMN "sealed_unsubscribe" text;--> statement-breakpoint
ALTER TABLE "consultation_bookings" ADD COLUMN "sealed_code" text;
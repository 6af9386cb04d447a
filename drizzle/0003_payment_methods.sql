CREATE TABLE "payment_authorisations" (
	"id" text PRIMARY KEY NOT NULL,
	"method" text NOT NULL,
	"reference" text NOT NULL,
	"amount" integer,
	"currency" text,
	"answer" text DEFAULT 'open' NOT NULL,
	"approved_path" text NOT NULL,
	"refused_path" text NOT NULL,
	"cart_id" text,
	"order_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_authorisations_reference" UNIQUE("reference")
);
--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "card_tokens" ADD COLUMN "cart_id" text;--> statement-breakpoint
ALTER TABLE "card_tokens" ADD COLUMN "saved_for" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "account_id" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "card_token" text;--> statement-breakpoint
CREATE INDEX "payment_authorisations_expires_at" ON "payment_authorisations" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_idempotency_key" UNIQUE("idempotency_key");
CREATE TABLE "stripe_events" (
	"id" text PRIMARY KEY NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stripe_intents" (
	"id" text PRIMARY KEY NOT NULL,
	"intent_id" text,
	"subject" text,
	"method" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"card_token" text,
	"status" text NOT NULL,
	"cart_id" text,
	"payment_id" text,
	"is_settled" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stripe_intents_intent_id" UNIQUE("intent_id"),
	CONSTRAINT "stripe_intents_payment_id" UNIQUE("payment_id")
);
--> statement-breakpoint
ALTER TABLE "card_tokens" ADD COLUMN "customer_id" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "state" text DEFAULT 'taken' NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "gateway_id" text;--> statement-breakpoint
CREATE INDEX "stripe_intents_subject" ON "stripe_intents" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "stripe_intents_open" ON "stripe_intents" USING btree ("is_settled","created_at");
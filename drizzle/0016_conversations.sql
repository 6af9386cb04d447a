CREATE TABLE "conversation_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"conversation_id" text NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "conversation_messages_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"author" text NOT NULL,
	"sealed_text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"email" text,
	"account_id" text,
	"visit" text,
	"sealed_name" text,
	"status" text NOT NULL,
	"locale" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD CONSTRAINT "conversation_messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversation_messages_of" ON "conversation_messages" USING btree ("conversation_id","position");--> statement-breakpoint
CREATE INDEX "conversations_visit" ON "conversations" USING btree ("visit");--> statement-breakpoint
CREATE INDEX "conversations_account_id" ON "conversations" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "conversations_email" ON "conversations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "conversations_status" ON "conversations" USING btree ("status","updated_at");--> statement-breakpoint
CREATE INDEX "conversations_updated_at" ON "conversations" USING btree ("updated_at");
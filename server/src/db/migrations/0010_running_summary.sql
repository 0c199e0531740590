CREATE TABLE "conversation_summaries" (
	"user_id" text PRIMARY KEY NOT NULL,
	"points" "bytea" NOT NULL,
	"covers_to" bigint NOT NULL,
	"version" integer NOT NULL,
	"oldest_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "conversation_summaries_points_check" CHECK (octet_length("conversation_summaries"."points") <= 16384)
);
--> statement-breakpoint
ALTER TABLE "forgotten_facts" ADD COLUMN "marks" "bytea" DEFAULT '\x'::bytea NOT NULL;--> statement-breakpoint
ALTER TABLE "forgotten_facts" ADD COLUMN "marks_needed" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "forgotten_facts" ADD COLUMN "hashed_for" text;--> statement-breakpoint
ALTER TABLE "conversation_summaries" ADD CONSTRAINT "conversation_summaries_user_id_user_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forgotten_facts" ADD CONSTRAINT "forgotten_facts_marks_check" CHECK (octet_length("forgotten_facts"."marks") % 32 = 0);--> statement-breakpoint
ALTER TABLE "forgotten_facts" ADD CONSTRAINT "forgotten_facts_marks_needed_check" CHECK ("forgotten_facts"."marks_needed" > 0);
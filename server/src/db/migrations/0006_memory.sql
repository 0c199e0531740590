CREATE TABLE "off_record_sessions" (
	"user_id" text NOT NULL,
	"session_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "off_record_sessions_user_id_session_id_pk" PRIMARY KEY("user_id","session_id"),
	CONSTRAINT "off_record_sessions_session_id_check" CHECK (char_length("off_record_sessions"."session_id") between 1 and 100)
);
--> statement-breakpoint
CREATE TABLE "forgotten_facts" (
	"user_id" text NOT NULL,
	"key_hash" "bytea" NOT NULL,
	"forgotten_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "forgotten_facts_user_id_key_hash_pk" PRIMARY KEY("user_id","key_hash"),
	CONSTRAINT "forgotten_facts_key_hash_check" CHECK (octet_length("forgotten_facts"."key_hash") = 32)
);
--> statement-breakpoint
CREATE TABLE "memories" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"key_hash" "bytea" NOT NULL,
	"content" "bytea" NOT NULL,
	"pinned" boolean DEFAULT false NOT NULL,
	"edited" boolean DEFAULT false NOT NULL,
	"due_on" date,
	"source_seq" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "memories_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "memories_key_unique" UNIQUE("user_id","key_hash"),
	CONSTRAINT "memories_id_check" CHECK (char_length("memories"."id") between 1 and 64),
	CONSTRAINT "memories_key_hash_check" CHECK (octet_length("memories"."key_hash") = 32),
	CONSTRAINT "memories_content_check" CHECK (octet_length("memories"."content") <= 4096)
);
--> statement-breakpoint
ALTER TABLE "off_record_sessions" ADD CONSTRAINT "off_record_sessions_user_id_user_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forgotten_facts" ADD CONSTRAINT "forgotten_facts_user_id_user_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memories" ADD CONSTRAINT "memories_user_id_user_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_accounts"("id") ON DELETE cascade ON UPDATE no action;
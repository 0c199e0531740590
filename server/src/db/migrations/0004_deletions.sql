CREATE TABLE "deletions" (
	"receipt_id" text PRIMARY KEY NOT NULL,
	"person_hash" "bytea" NOT NULL,
	"deleted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "deletions_person_hash_unique" UNIQUE("person_hash"),
	CONSTRAINT "deletions_person_hash_check" CHECK (octet_length("deletions"."person_hash") = 32)
);
--> statement-breakpoint
ALTER TABLE "user_accounts" ADD COLUMN "may_remember" boolean DEFAULT true NOT NULL;
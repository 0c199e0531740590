CREATE TABLE "rate_limits" (
	"key" text NOT NULL,
	"window_start" timestamp (3) with time zone NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "rate_limits_key_window_start_pk" PRIMARY KEY("key","window_start"),
	CONSTRAINT "rate_limits_count_check" CHECK ("rate_limits"."count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "data_keys" (
	"user_id" text PRIMARY KEY NOT NULL,
	"wrapped_key" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"subscription_status" text DEFAULT 'free' NOT NULL,
	"message_count" integer DEFAULT 12 NOT NULL,
	"minutes_remaining" integer DEFAULT 0 NOT NULL,
	"minutes_total" integer DEFAULT 0 NOT NULL,
	"plan_renewal_date" timestamp (3) with time zone,
	"preferred_language" text DEFAULT 'en' NOT NULL,
	"companion_name" text DEFAULT 'Haven' NOT NULL,
	"age_band" text,
	"storage_preference" text DEFAULT 'session-only' NOT NULL,
	"keep_consented_at" timestamp (3) with time zone,
	"keep_until_deleted" boolean DEFAULT false NOT NULL,
	"importance_level" text DEFAULT 'unsure' NOT NULL,
	"privacy_concerns" text[] DEFAULT '{}'::text[] NOT NULL,
	"additional_feedback" "bytea",
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "user_accounts_id_check" CHECK ("user_accounts"."id" ~ '^[A-Za-z0-9_-]{16,64}$'),
	CONSTRAINT "user_accounts_subscription_status_check" CHECK ("user_accounts"."subscription_status" in ('free', 'starter', 'regular', 'family')),
	CONSTRAINT "user_accounts_message_count_check" CHECK ("user_accounts"."message_count" >= 0),
	CONSTRAINT "user_accounts_minutes_check" CHECK ("user_accounts"."minutes_remaining" >= 0 and "user_accounts"."minutes_remaining" <= "user_accounts"."minutes_total"),
	CONSTRAINT "user_accounts_preferred_language_check" CHECK ("user_accounts"."preferred_language" ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$'),
	CONSTRAINT "user_accounts_companion_name_check" CHECK (char_length("user_accounts"."companion_name") between 1 and 50),
	CONSTRAINT "user_accounts_age_band_check" CHECK ("user_accounts"."age_band" in ('minor', 'adult')),
	CONSTRAINT "user_accounts_storage_preference_check" CHECK ("user_accounts"."storage_preference" in ('session-only', 'user-controlled', 'encrypted-storage')),
	CONSTRAINT "user_accounts_importance_level_check" CHECK ("user_accounts"."importance_level" in ('very-important', 'somewhat-important', 'not-important', 'unsure')),
	CONSTRAINT "user_accounts_keep_check" CHECK (case when "user_accounts"."storage_preference" = 'session-only' then not "user_accounts"."keep_until_deleted" else "user_accounts"."keep_consented_at" is not null end)
);
--> statement-breakpoint
CREATE TABLE "affiliate_payouts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "affiliate_payouts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"affiliate_id" bigint NOT NULL,
	"amount_cents" bigint NOT NULL,
	"paypal_email" "bytea",
	"status" text DEFAULT 'pending' NOT NULL,
	"transaction_id" text,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"processed_at" timestamp (3) with time zone,
	CONSTRAINT "affiliate_payouts_transaction_id_unique" UNIQUE("transaction_id"),
	CONSTRAINT "affiliate_payouts_amount_cents_check" CHECK ("affiliate_payouts"."amount_cents" > 0),
	CONSTRAINT "affiliate_payouts_status_check" CHECK ("affiliate_payouts"."status" in ('pending', 'approved', 'rejected')),
	CONSTRAINT "affiliate_payouts_processed_at_check" CHECK (("affiliate_payouts"."status" = 'pending') = ("affiliate_payouts"."processed_at" is null))
);
--> statement-breakpoint
CREATE TABLE "affiliates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "affiliates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text,
	"affiliate_code" text NOT NULL,
	"commission_rate" numeric(5, 2) DEFAULT '30.00' NOT NULL,
	"total_earnings_cents" bigint DEFAULT 0 NOT NULL,
	"pending_earnings_cents" bigint DEFAULT 0 NOT NULL,
	"total_referrals" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"paypal_email" "bytea",
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "affiliates_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "affiliates_affiliate_code_unique" UNIQUE("affiliate_code"),
	CONSTRAINT "affiliates_affiliate_code_check" CHECK ("affiliates"."affiliate_code" ~ '^[A-Z0-9]{4,16}$'),
	CONSTRAINT "affiliates_commission_rate_check" CHECK ("affiliates"."commission_rate" between 0 and 100),
	CONSTRAINT "affiliates_earnings_check" CHECK ("affiliates"."pending_earnings_cents" >= 0 and "affiliates"."pending_earnings_cents" <= "affiliates"."total_earnings_cents"),
	CONSTRAINT "affiliates_total_referrals_check" CHECK ("affiliates"."total_referrals" >= 0)
);
--> statement-breakpoint
CREATE TABLE "referrals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "referrals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"affiliate_id" bigint NOT NULL,
	"referred_user_id" text,
	"affiliate_code" text NOT NULL,
	"subscription_id" bigint,
	"plan_type" text NOT NULL,
	"commission_amount_cents" integer NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	CONSTRAINT "referrals_referred_user_id_unique" UNIQUE("referred_user_id"),
	CONSTRAINT "referrals_affiliate_code_check" CHECK ("referrals"."affiliate_code" ~ '^[A-Z0-9]{4,16}$'),
	CONSTRAINT "referrals_plan_type_check" CHECK ("referrals"."plan_type" in ('starter', 'regular', 'family')),
	CONSTRAINT "referrals_commission_amount_cents_check" CHECK ("referrals"."commission_amount_cents" >= 0),
	CONSTRAINT "referrals_status_check" CHECK ("referrals"."status" in ('pending', 'confirmed', 'reversed')),
	CONSTRAINT "referrals_confirmed_at_check" CHECK (case "referrals"."status" when 'pending' then "referrals"."confirmed_at" is null when 'confirmed' then "referrals"."confirmed_at" is not null else true end)
);
--> statement-breakpoint
CREATE TABLE "login_attempts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "login_attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text,
	"email" text NOT NULL,
	"success" boolean NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"failure_reason" text,
	"timestamp" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "login_attempts_failure_reason_check" CHECK (not ("login_attempts"."success" and "login_attempts"."failure_reason" is not null))
);
--> statement-breakpoint
CREATE TABLE "user_sessions" (
	"user_id" text NOT NULL,
	"session_id" text NOT NULL,
	"email" text NOT NULL,
	"token_hash" "bytea",
	"login_time" timestamp (3) with time zone NOT NULL,
	"logout_time" timestamp (3) with time zone,
	"last_activity" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "user_sessions_user_id_session_id_pk" PRIMARY KEY("user_id","session_id"),
	CONSTRAINT "user_sessions_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "user_sessions_session_id_check" CHECK (char_length("user_sessions"."session_id") between 1 and 100),
	CONSTRAINT "user_sessions_token_hash_check" CHECK (octet_length("user_sessions"."token_hash") = 32),
	CONSTRAINT "user_sessions_is_active_check" CHECK ("user_sessions"."is_active" = ("user_sessions"."token_hash" is not null) and "user_sessions"."is_active" = ("user_sessions"."logout_time" is null))
);
--> statement-breakpoint
CREATE TABLE "users" (
	"user_id" text PRIMARY KEY NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"password_hash" text,
	"first_name" "bytea",
	"last_name" "bytea",
	"google_id" text,
	"profile_image_url" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"auth_provider" text DEFAULT 'email' NOT NULL,
	"trial_messages_used" integer DEFAULT 0 NOT NULL,
	"trial_completed" boolean DEFAULT false NOT NULL,
	"last_login" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "users_id_unique" UNIQUE("id"),
	CONSTRAINT "users_google_id_unique" UNIQUE("google_id"),
	CONSTRAINT "users_email_check" CHECK (char_length("users"."email") between 3 and 254 and "users"."email" = btrim("users"."email")),
	CONSTRAINT "users_auth_provider_check" CHECK ("users"."auth_provider" in ('email', 'google')),
	CONSTRAINT "users_trial_messages_used_check" CHECK ("users"."trial_messages_used" >= 0),
	CONSTRAINT "users_way_in_check" CHECK (case "users"."auth_provider" when 'email' then "users"."password_hash" is not null else "users"."google_id" is not null end)
);
--> statement-breakpoint
CREATE TABLE "visitor_tokens" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "visitor_tokens_token_hash_check" CHECK (octet_length("visitor_tokens"."token_hash") = 32)
);
--> statement-breakpoint
CREATE TABLE "promo_code_usages" (
	"user_id" text NOT NULL,
	"promo_code_id" bigint NOT NULL,
	"user_email" "bytea",
	"session_id" text,
	"used_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "promo_code_usages_user_id_promo_code_id_pk" PRIMARY KEY("user_id","promo_code_id"),
	CONSTRAINT "promo_code_usages_session_id_check" CHECK (char_length("promo_code_usages"."session_id") between 1 and 100),
	CONSTRAINT "promo_code_usages_expires_at_check" CHECK ("promo_code_usages"."expires_at" > "promo_code_usages"."used_at")
);
--> statement-breakpoint
CREATE TABLE "promo_codes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "promo_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"type" text NOT NULL,
	"days" integer NOT NULL,
	"discount_percent" integer DEFAULT 0 NOT NULL,
	"requires_card" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"usage_count" integer DEFAULT 0 NOT NULL,
	"max_usage" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "promo_codes_code_unique" UNIQUE("code"),
	CONSTRAINT "promo_codes_code_check" CHECK ("promo_codes"."code" ~ '^[A-Z0-9]{3,32}$'),
	CONSTRAINT "promo_codes_type_check" CHECK ("promo_codes"."type" ~ '^[a-z][a-z_-]{0,49}$'),
	CONSTRAINT "promo_codes_days_check" CHECK ("promo_codes"."days" > 0),
	CONSTRAINT "promo_codes_discount_percent_check" CHECK ("promo_codes"."discount_percent" between 0 and 100),
	CONSTRAINT "promo_codes_usage_check" CHECK ("promo_codes"."usage_count" >= 0 and "promo_codes"."usage_count" <= "promo_codes"."max_usage")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"user_id" text NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "subscriptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"plan" text NOT NULL,
	"price_cents" integer NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "subscriptions_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "subscriptions_email_check" CHECK (char_length("subscriptions"."email") between 3 and 254),
	CONSTRAINT "subscriptions_plan_check" CHECK ("subscriptions"."plan" in ('starter', 'regular', 'family')),
	CONSTRAINT "subscriptions_price_cents_check" CHECK ("subscriptions"."price_cents" >= 0),
	CONSTRAINT "subscriptions_status_check" CHECK ("subscriptions"."status" in ('pending', 'active', 'past_due', 'canceled'))
);
--> statement-breakpoint
CREATE TABLE "user_credits" (
	"user_id" text PRIMARY KEY NOT NULL,
	"balance" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "user_credits_balance_check" CHECK ("user_credits"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "care_notices" (
	"user_id" text NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "care_notices_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"session_id" text NOT NULL,
	"kind" text NOT NULL,
	"after_seq" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "care_notices_user_id_seq_pk" PRIMARY KEY("user_id","seq"),
	CONSTRAINT "care_notices_session_id_check" CHECK (char_length("care_notices"."session_id") between 1 and 100),
	CONSTRAINT "care_notices_kind_check" CHECK ("care_notices"."kind" in ('disclosure', 'break', 'check-in', 'crisis-card', 'crisis-reminder')),
	CONSTRAINT "care_notices_after_seq_check" CHECK ("care_notices"."after_seq" >= 0)
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"user_id" text NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "chat_messages_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"session_id" text NOT NULL,
	"role" text NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chat_messages_user_id_seq_pk" PRIMARY KEY("user_id","seq"),
	CONSTRAINT "chat_messages_role_check" CHECK ("chat_messages"."role" in ('user', 'assistant'))
);
--> statement-breakpoint
CREATE TABLE "chat_sessions" (
	"user_id" text NOT NULL,
	"session_id" text NOT NULL,
	"duration_seconds" integer DEFAULT 0 NOT NULL,
	"cost_cents" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "chat_sessions_user_id_session_id_pk" PRIMARY KEY("user_id","session_id"),
	CONSTRAINT "chat_sessions_session_id_check" CHECK (char_length("chat_sessions"."session_id") between 1 and 100),
	CONSTRAINT "chat_sessions_duration_seconds_check" CHECK ("chat_sessions"."duration_seconds" >= 0),
	CONSTRAINT "chat_sessions_cost_cents_check" CHECK ("chat_sessions"."cost_cents" >= 0),
	CONSTRAINT "chat_sessions_status_check" CHECK ("chat_sessions"."status" in ('active', 'paused', 'ended')),
	CONSTRAINT "chat_sessions_ended_at_check" CHECK (("chat_sessions"."status" = 'ended') = ("chat_sessions"."ended_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "conversation_messages" (
	"user_id" text NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "conversation_messages_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"id" text NOT NULL,
	"session_id" text NOT NULL,
	"role" text NOT NULL,
	"content" "bytea" NOT NULL,
	"status" text DEFAULT 'complete' NOT NULL,
	"origin" text NOT NULL,
	"client_message_id" text,
	"body_hash" "bytea",
	"reply_to_seq" bigint,
	"tier" text,
	"quick_replies" jsonb,
	"lease_until" timestamp (3) with time zone,
	"stop_requested" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "conversation_messages_user_id_seq_pk" PRIMARY KEY("user_id","seq"),
	CONSTRAINT "conversation_messages_id_unique" UNIQUE("user_id","id"),
	CONSTRAINT "conversation_messages_session_id_check" CHECK (char_length("conversation_messages"."session_id") between 1 and 100),
	CONSTRAINT "conversation_messages_client_message_id_check" CHECK (char_length("conversation_messages"."client_message_id") between 1 and 100),
	CONSTRAINT "conversation_messages_content_check" CHECK (octet_length("conversation_messages"."content") <= 65536),
	CONSTRAINT "conversation_messages_role_check" CHECK ("conversation_messages"."role" in ('user', 'assistant')),
	CONSTRAINT "conversation_messages_origin_check" CHECK ("conversation_messages"."origin" in ('server', 'client')),
	CONSTRAINT "conversation_messages_tier_check" CHECK ("conversation_messages"."tier" in ('none', 'quiet', 'elevated', 'imminent')),
	CONSTRAINT "conversation_messages_status_check" CHECK ("conversation_messages"."status" in ('complete', 'growing', 'incomplete', 'stopped', 'failed')),
	CONSTRAINT "conversation_messages_body_hash_check" CHECK (octet_length("conversation_messages"."body_hash") = 32),
	CONSTRAINT "conversation_messages_user_check" CHECK ("conversation_messages"."role" = 'assistant' or ("conversation_messages"."status" = 'complete' and "conversation_messages"."reply_to_seq" is null)),
	CONSTRAINT "conversation_messages_lease_check" CHECK (("conversation_messages"."status" = 'growing') = ("conversation_messages"."lease_until" is not null))
);
--> statement-breakpoint
CREATE TABLE "visits" (
	"user_id" text NOT NULL,
	"session_id" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"last_active_at" timestamp (3) with time zone NOT NULL,
	"active_seconds" integer DEFAULT 0 NOT NULL,
	"disclosed_at" timestamp (3) with time zone,
	"break_nudged_at" timestamp (3) with time zone,
	"check_in_at" timestamp (3) with time zone,
	CONSTRAINT "visits_user_id_session_id_started_at_pk" PRIMARY KEY("user_id","session_id","started_at"),
	CONSTRAINT "visits_session_id_check" CHECK (char_length("visits"."session_id") between 1 and 100),
	CONSTRAINT "visits_active_seconds_check" CHECK ("visits"."active_seconds" >= 0),
	CONSTRAINT "visits_last_active_at_check" CHECK ("visits"."last_active_at" >= "visits"."started_at")
);
--> statement-breakpoint
CREATE TABLE "care_counters" (
	"year" integer NOT NULL,
	"kind" text NOT NULL,
	"count" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "care_counters_year_kind_pk" PRIMARY KEY("year","kind"),
	CONSTRAINT "care_counters_year_check" CHECK ("care_counters"."year" between 2000 and 9999),
	CONSTRAINT "care_counters_kind_check" CHECK ("care_counters"."kind" ~ '^[a-z][a-z-]{0,49}$'),
	CONSTRAINT "care_counters_count_check" CHECK ("care_counters"."count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "care_flags" (
	"user_id" text PRIMARY KEY NOT NULL,
	"tier" text NOT NULL,
	"raised_at" timestamp (3) with time zone NOT NULL,
	"last_raised_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "care_flags_tier_check" CHECK ("care_flags"."tier" in ('elevated', 'imminent')),
	CONSTRAINT "care_flags_last_raised_at_check" CHECK ("care_flags"."last_raised_at" >= "care_flags"."raised_at")
);
--> statement-breakpoint
CREATE TABLE "companion_settings" (
	"user_id" text PRIMARY KEY NOT NULL,
	"personality_traits" text[] DEFAULT '{}'::text[] NOT NULL,
	"personalized_intro" "bytea",
	"selected_qualities" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"user_name" "bytea",
	"user_email" "bytea",
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "companion_settings_selected_qualities_check" CHECK (jsonb_typeof("companion_settings"."selected_qualities") = 'array')
);
--> statement-breakpoint
CREATE TABLE "companion_states" (
	"user_id" text NOT NULL,
	"session_id" text NOT NULL,
	"state" "bytea" NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "companion_states_user_id_session_id_pk" PRIMARY KEY("user_id","session_id"),
	CONSTRAINT "companion_states_session_id_check" CHECK (char_length("companion_states"."session_id") between 1 and 100),
	CONSTRAINT "companion_states_state_check" CHECK (octet_length("companion_states"."state") <= 16384)
);
--> statement-breakpoint
CREATE TABLE "mood_colors" (
	"user_id" text NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "mood_colors_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"mood_name" "bytea" NOT NULL,
	"primary_color" text NOT NULL,
	"secondary_color" text NOT NULL,
	"accent_color" text NOT NULL,
	"mood_description" "bytea" NOT NULL,
	"color_explanation" "bytea" NOT NULL,
	"intensity" smallint DEFAULT 5 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mood_colors_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "mood_colors_primary_color_check" CHECK ("mood_colors"."primary_color" ~ '^#[0-9a-f]{6}$'),
	CONSTRAINT "mood_colors_secondary_color_check" CHECK ("mood_colors"."secondary_color" ~ '^#[0-9a-f]{6}$'),
	CONSTRAINT "mood_colors_accent_color_check" CHECK ("mood_colors"."accent_color" ~ '^#[0-9a-f]{6}$'),
	CONSTRAINT "mood_colors_intensity_check" CHECK ("mood_colors"."intensity" between 1 and 10)
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text,
	"name" "bytea" NOT NULL,
	"email" "bytea" NOT NULL,
	"subject" "bytea" NOT NULL,
	"message" "bytea" NOT NULL,
	"urgency" text DEFAULT 'normal' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "contact_messages_urgency_check" CHECK ("contact_messages"."urgency" in ('low', 'normal', 'high'))
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscriptions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "newsletter_subscriptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text,
	"email" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "newsletter_subscriptions_email_check" CHECK (char_length("newsletter_subscriptions"."email") between 3 and 254)
);
--> statement-breakpoint
ALTER TABLE "data_keys" ADD CONSTRAINT "data_keys_user_id_user_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_payouts" ADD CONSTRAINT "affiliate_payouts_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliates" ADD CONSTRAINT "affiliates_user_id_user_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_referred_user_id_user_accounts_id_fk" FOREIGN KEY ("referred_user_id") REFERENCES "public"."user_accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_attempts" ADD CONSTRAINT "login_attempts_user_id_user_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_sessions" ADD CONSTRAINT "user_sessions_user_id_user_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_user_id_user_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visitor_tokens" ADD CONSTRAINT "visitor_tokens_user_id_user_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_code_usages" ADD CONSTRAINT "promo_code_usages_user_id_user_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_code_usages" ADD CONSTRAINT "promo_code_usages_promo_code_id_promo_codes_id_fk" FOREIGN KEY ("promo_code_id") REFERENCES "public"."promo_codes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_user_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_credits" ADD CONSTRAINT "user_credits_user_id_user_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "care_notices" ADD CONSTRAINT "care_notices_user_id_user_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_session_fk" FOREIGN KEY ("user_id","session_id") REFERENCES "public"."chat_sessions"("user_id","session_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD CONSTRAINT "chat_sessions_user_id_user_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD CONSTRAINT "conversation_messages_user_id_user_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_user_id_user_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "care_flags" ADD CONSTRAINT "care_flags_user_id_user_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "companion_settings" ADD CONSTRAINT "companion_settings_user_id_user_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "companion_states" ADD CONSTRAINT "companion_states_user_id_user_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mood_colors" ADD CONSTRAINT "mood_colors_user_id_user_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_user_id_user_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_subscriptions" ADD CONSTRAINT "newsletter_subscriptions_user_id_user_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "affiliate_payouts_pending_unique" ON "affiliate_payouts" USING btree ("affiliate_id") WHERE "affiliate_payouts"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "affiliate_payouts_affiliate_index" ON "affiliate_payouts" USING btree ("affiliate_id","id");--> statement-breakpoint
CREATE INDEX "referrals_affiliate_index" ON "referrals" USING btree ("affiliate_id","id");--> statement-breakpoint
CREATE INDEX "login_attempts_user_id_index" ON "login_attempts" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "login_attempts_email_index" ON "login_attempts" USING btree ("email","timestamp");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_unique" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "visitor_tokens_user_id_index" ON "visitor_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_open_unique" ON "subscriptions" USING btree ("user_id") WHERE "subscriptions"."status" <> 'canceled';--> statement-breakpoint
CREATE INDEX "subscriptions_email_index" ON "subscriptions" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "care_notices_session_index" ON "care_notices" USING btree ("user_id","session_id","seq");--> statement-breakpoint
CREATE INDEX "chat_messages_session_index" ON "chat_messages" USING btree ("user_id","session_id","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "conversation_messages_client_message_id_unique" ON "conversation_messages" USING btree ("user_id","session_id","client_message_id") WHERE "conversation_messages"."client_message_id" is not null and "conversation_messages"."role" = 'user';--> statement-breakpoint
CREATE UNIQUE INDEX "conversation_messages_growing_unique" ON "conversation_messages" USING btree ("user_id","session_id") WHERE "conversation_messages"."status" = 'growing';--> statement-breakpoint
CREATE UNIQUE INDEX "conversation_messages_reply_unique" ON "conversation_messages" USING btree ("user_id","reply_to_seq") WHERE "conversation_messages"."reply_to_seq" is not null;--> statement-breakpoint
CREATE INDEX "conversation_messages_session_index" ON "conversation_messages" USING btree ("user_id","session_id","seq");--> statement-breakpoint
CREATE INDEX "mood_colors_active_index" ON "mood_colors" USING btree ("user_id","is_active","id");--> statement-breakpoint
CREATE INDEX "contact_messages_user_id_index" ON "contact_messages" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_subscriptions_email_unique" ON "newsletter_subscriptions" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "newsletter_subscriptions_user_id_index" ON "newsletter_subscriptions" USING btree ("user_id");
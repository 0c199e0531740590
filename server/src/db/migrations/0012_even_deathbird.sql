DROP INDEX "conversation_messages_body_hash_index";--> statement-breakpoint
CREATE INDEX "conversation_messages_words_index" ON "conversation_messages" USING btree ("user_id","session_id","body_hash") WHERE "conversation_messages"."body_hash" is not null;--> statement-breakpoint
CREATE INDEX "visits_started_at_index" ON "visits" USING btree ("user_id","started_at");
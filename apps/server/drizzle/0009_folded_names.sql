DROP INDEX "accounts_username_key";--> statement-breakpoint
DROP INDEX "accounts_email_key";--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "folded_username" text;--> statement-breakpoint
--> code: fold account names
--> statement-breakpoint
UPDATE "accounts" AS "one" SET "email" = lower("email" COLLATE "C") WHERE "email" <> lower("email" COLLATE "C") AND NOT EXISTS (SELECT 1 FROM "accounts" AS "other" WHERE "other"."id" <> "one"."id" AND lower("other"."email" COLLATE "C") = lower("one"."email" COLLATE "C"));--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_folded_username_key" ON "accounts" USING btree ("folded_username");--> statement-breakpoint
CREATE INDEX "accounts_unverified" ON "accounts" USING btree ("created_at") WHERE "accounts"."email_verified_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_username_key" ON "accounts" USING btree ("username");--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_email_key" ON "accounts" USING btree ("email");
CREATE TABLE "accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"full_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"password_hash" text NOT NULL,
	"role" text DEFAULT 'USER' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"locked_reason" text,
	"email_verified_at" timestamp (3) with time zone,
	"balance" bigint DEFAULT 0 NOT NULL,
	"image_allowed" integer DEFAULT 0 NOT NULL,
	"kyc" integer DEFAULT 0 NOT NULL,
	"is_verify" integer DEFAULT 0 NOT NULL,
	"front_card" text,
	"back_card" text,
	"portrait" text,
	"link_contract" text,
	"otp" text,
	"time_kyc" timestamp (3) with time zone,
	"reason_fail_kyc" text,
	"discount_pc" integer DEFAULT 0 NOT NULL,
	"discount_vps" integer DEFAULT 0 NOT NULL,
	"discount_cloud" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "accounts_balance_not_negative" CHECK ("accounts"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "banks" (
	"id" text PRIMARY KEY NOT NULL,
	"bank_name" text NOT NULL,
	"bin" text NOT NULL,
	"account_number" text NOT NULL,
	"account_name" text NOT NULL,
	"template" text DEFAULT 'compact2' NOT NULL,
	"minimum" bigint NOT NULL,
	"maximum" bigint NOT NULL,
	"rank" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_verification_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_records" (
	"account_id" text NOT NULL,
	"operation" text NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_records_account_id_operation_key_pk" PRIMARY KEY("account_id","operation","key")
);
--> statement-breakpoint
CREATE TABLE "images" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"package_id" text NOT NULL,
	"name" text NOT NULL,
	"name_folded" text NOT NULL,
	"is_booting" boolean DEFAULT false NOT NULL,
	"is_installed" boolean DEFAULT false NOT NULL,
	"booting_since" timestamp (3) with time zone,
	"estimate_used" timestamp (3) with time zone,
	"unit" text,
	"machine_number" integer,
	"computer_name" text,
	"pass_rdp" text,
	"user_remote" text,
	"remote_ext_ip" text,
	"int_ip_address" text,
	"token_pc" text,
	"ssh_id" text,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"position" bigserial PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"balance_after" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ledger_entries_amount_not_zero" CHECK ("ledger_entries"."amount" <> 0),
	CONSTRAINT "ledger_entries_balance_not_negative" CHECK ("ledger_entries"."balance_after" >= 0)
);
--> statement-breakpoint
CREATE TABLE "logs" (
	"id" text PRIMARY KEY NOT NULL,
	"position" bigserial NOT NULL,
	"account_id" text NOT NULL,
	"group_name" text,
	"message" text NOT NULL,
	"folded" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" text PRIMARY KEY NOT NULL,
	"position" bigserial NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"link" text,
	"sent_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" text PRIMARY KEY NOT NULL,
	"status" integer NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_history" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"rental_period" integer NOT NULL,
	"unit" text NOT NULL,
	"price" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"image_id" text NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"stage" text DEFAULT 'provisioning' NOT NULL,
	"rental_period" integer NOT NULL,
	"unit" text NOT NULL,
	"price_per_hour" bigint NOT NULL,
	"price_per_day" bigint NOT NULL,
	"price_per_month" bigint NOT NULL,
	"discount" integer NOT NULL,
	"total_price" bigint NOT NULL,
	"after_exp" bigint DEFAULT 0 NOT NULL,
	"remote_ext_ip" text,
	"ip" text,
	"user_remote" text,
	"pass_rdp" text,
	"time_boot" timestamp (3) with time zone,
	"end_time" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "packages" (
	"id" text PRIMARY KEY NOT NULL,
	"category_id" text NOT NULL,
	"name" text NOT NULL,
	"cpu" text NOT NULL,
	"gpu" text NOT NULL,
	"ram" text NOT NULL,
	"ssd" text NOT NULL,
	"os" text NOT NULL,
	"box_phone" text,
	"support" text,
	"price_per_hour" bigint NOT NULL,
	"price_per_day" bigint NOT NULL,
	"price_per_month" bigint NOT NULL,
	"capacity" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "packages_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "recharges" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"bank_id" text NOT NULL,
	"bank_name" text NOT NULL,
	"money" bigint NOT NULL,
	"content" text NOT NULL,
	"link_path" text NOT NULL,
	"status" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "recharges_content_unique" UNIQUE("content"),
	CONSTRAINT "recharges_money_positive" CHECK ("recharges"."money" > 0)
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ssh_routes" (
	"id" text PRIMARY KEY NOT NULL,
	"api_tunnel" text,
	"router" jsonb NOT NULL,
	"router_xoay" jsonb NOT NULL,
	"wan_selected" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "timers" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "email_verification_tokens" ADD CONSTRAINT "email_verification_tokens_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_records" ADD CONSTRAINT "idempotency_records_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_ssh_id_ssh_routes_id_fk" FOREIGN KEY ("ssh_id") REFERENCES "public"."ssh_routes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "logs" ADD CONSTRAINT "logs_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "order_history_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packages" ADD CONSTRAINT "packages_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recharges" ADD CONSTRAINT "recharges_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recharges" ADD CONSTRAINT "recharges_bank_id_banks_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."banks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_username_key" ON "accounts" USING btree (lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_email_key" ON "accounts" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "email_verification_tokens_account" ON "email_verification_tokens" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "idempotency_records_age" ON "idempotency_records" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "images_account" ON "images" USING btree ("account_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "images_machine" ON "images" USING btree ("package_id","machine_number") WHERE "images"."machine_number" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_cause" ON "ledger_entries" USING btree ("kind","reference");--> statement-breakpoint
CREATE INDEX "ledger_entries_account" ON "ledger_entries" USING btree ("account_id","position");--> statement-breakpoint
CREATE INDEX "logs_account" ON "logs" USING btree ("account_id","position" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "order_history_order" ON "order_history" USING btree ("order_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_account" ON "orders" USING btree ("account_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_renting_an_image" ON "orders" USING btree ("image_id") WHERE "orders"."status" = 1;--> statement-breakpoint
CREATE INDEX "recharges_account" ON "recharges" USING btree ("account_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "timers_purpose" ON "timers" USING btree ("kind","reference");--> statement-breakpoint
CREATE INDEX "timers_due" ON "timers" USING btree ("due_at");
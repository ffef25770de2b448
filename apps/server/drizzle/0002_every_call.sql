CREATE TABLE "attempt_windows" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bank_transfers" (
	"id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text NOT NULL,
	"account_number" text NOT NULL,
	"amount" bigint NOT NULL,
	"content" text NOT NULL,
	"reference_code" text,
	"transferred_at" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"recharge_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"resolved_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "cloud_hardwares" (
	"id" text PRIMARY KEY NOT NULL,
	"cloud_package_id" text NOT NULL,
	"name" text NOT NULL,
	"price" bigint NOT NULL,
	"rank" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cloud_image_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"cloud_image_id" text NOT NULL,
	"time_start" timestamp (3) with time zone NOT NULL,
	"time_shutdown" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "cloud_image_terms" (
	"id" text PRIMARY KEY NOT NULL,
	"cloud_image_id" text NOT NULL,
	"days_of_use" integer NOT NULL,
	"hours_of_use" integer NOT NULL,
	"price" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cloud_images" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"cloud_package_id" text NOT NULL,
	"name" text NOT NULL,
	"stage" text DEFAULT 'creating' NOT NULL,
	"days_of_use" integer NOT NULL,
	"hours_of_use" integer NOT NULL,
	"total_minute_used" integer DEFAULT 0 NOT NULL,
	"is_running" boolean DEFAULT false NOT NULL,
	"operation" text,
	"operation_since" timestamp (3) with time zone,
	"has_expired" boolean DEFAULT false NOT NULL,
	"is_extended" boolean DEFAULT false NOT NULL,
	"last_turned_time" timestamp (3) with time zone,
	"price" bigint NOT NULL,
	"discount" integer NOT NULL,
	"hardwares" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"accepted_add_hardwares" integer DEFAULT 1 NOT NULL,
	"has_machine" boolean DEFAULT false NOT NULL,
	"username" text,
	"password" text,
	"backup_id" text,
	"backed_up_at" timestamp (3) with time zone,
	"machine_number" integer,
	"ip_remote" text,
	"ip_int" text,
	"api_tunnel" text,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "cloud_images_hardware_status" CHECK ("cloud_images"."accepted_add_hardwares" between 1 and 4)
);
--> statement-breakpoint
CREATE TABLE "cloud_packages" (
	"id" text PRIMARY KEY NOT NULL,
	"group_name" text NOT NULL,
	"rank" integer NOT NULL,
	"name" text NOT NULL,
	"price" bigint NOT NULL,
	"cpu" text NOT NULL,
	"ram" text NOT NULL,
	"ssd" text NOT NULL,
	"vga" text NOT NULL,
	"os" text NOT NULL,
	"days_of_use" integer NOT NULL,
	"hours_of_use" integer NOT NULL,
	"max_hours_each_session" integer NOT NULL,
	"message_wait" text,
	"capacity" integer NOT NULL,
	"is_full" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "cloud_packages_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "identity_submissions" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"full_name" text NOT NULL,
	"date_of_birth" text NOT NULL,
	"citizen_id" text NOT NULL,
	"issue_date" text NOT NULL,
	"issue_place" text NOT NULL,
	"address" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"front_card_id" text NOT NULL,
	"back_card_id" text NOT NULL,
	"portrait_id" text NOT NULL,
	"signature_id" text NOT NULL,
	"contract_id" text NOT NULL,
	"status" integer DEFAULT 0 NOT NULL,
	"reason" text,
	"decided_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "one_time_codes" (
	"account_id" text PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"resend_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stored_files" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"kind" text NOT NULL,
	"storage_key" text NOT NULL,
	"content_type" text NOT NULL,
	"size" bigint NOT NULL,
	"checksum" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "stored_files_storage_key_unique" UNIQUE("storage_key")
);
--> statement-breakpoint
CREATE TABLE "play_tokens" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"target" text NOT NULL,
	"target_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "play_tokens_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "tunnel_peers" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"target" text NOT NULL,
	"target_id" text NOT NULL,
	"os" text NOT NULL,
	"name" text NOT NULL,
	"api_tunnel" text NOT NULL,
	"allow_ip" text NOT NULL,
	"public_key" text NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "tunnel_peers_public_key_unique" UNIQUE("public_key")
);
--> statement-breakpoint
CREATE TABLE "wan_holdings" (
	"id" text PRIMARY KEY NOT NULL,
	"gateway" text NOT NULL,
	"name" text NOT NULL,
	"is_rotating" boolean NOT NULL,
	"account_id" text NOT NULL,
	"image_id" text NOT NULL,
	"ip" text,
	"changed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "planned_faults" (
	"position" bigserial PRIMARY KEY NOT NULL,
	"operation" text NOT NULL,
	"kind" text NOT NULL,
	"moment" text NOT NULL,
	"status" integer NOT NULL,
	"delay_ms" integer NOT NULL,
	"times" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_guides" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"link" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "computer_configs" (
	"id" text PRIMARY KEY NOT NULL,
	"config_name" text NOT NULL,
	"monthly_rental_price" bigint NOT NULL,
	"cpu" text NOT NULL,
	"ram" text NOT NULL,
	"ssd" text NOT NULL,
	"gpu" text,
	"network_speed" text NOT NULL,
	"ipv4" text NOT NULL,
	"os" text NOT NULL,
	"data_center" text NOT NULL,
	"capacity" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "computer_configs_config_name_unique" UNIQUE("config_name")
);
--> statement-breakpoint
CREATE TABLE "vps_orders" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"config_id" text NOT NULL,
	"status" text DEFAULT 'on_rental' NOT NULL,
	"stage" text DEFAULT 'provisioning' NOT NULL,
	"rental_period" integer NOT NULL,
	"time_start" timestamp (3) with time zone NOT NULL,
	"end_time" timestamp (3) with time zone NOT NULL,
	"discount" integer NOT NULL,
	"total_price" bigint NOT NULL,
	"os" text NOT NULL,
	"config_name" text NOT NULL,
	"config_name_folded" text NOT NULL,
	"monthly_rental_price" bigint NOT NULL,
	"vps_id" text NOT NULL,
	"machine_number" integer,
	"user_name" text,
	"pass" text,
	"ssh" text,
	"ip_remote" text,
	"int_ip" text,
	"api_tunnel" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "vps_orders_vps_id_unique" UNIQUE("vps_id")
);
--> statement-breakpoint
CREATE TABLE "vps_terms" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"months" integer NOT NULL,
	"price" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "sessions_valid_from" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "failed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "ssh_routes" ADD COLUMN "gateway" text DEFAULT 'gateway-1' NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_transfers" ADD CONSTRAINT "bank_transfers_recharge_id_recharges_id_fk" FOREIGN KEY ("recharge_id") REFERENCES "public"."recharges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cloud_hardwares" ADD CONSTRAINT "cloud_hardwares_cloud_package_id_cloud_packages_id_fk" FOREIGN KEY ("cloud_package_id") REFERENCES "public"."cloud_packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cloud_image_sessions" ADD CONSTRAINT "cloud_image_sessions_cloud_image_id_cloud_images_id_fk" FOREIGN KEY ("cloud_image_id") REFERENCES "public"."cloud_images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cloud_image_terms" ADD CONSTRAINT "cloud_image_terms_cloud_image_id_cloud_images_id_fk" FOREIGN KEY ("cloud_image_id") REFERENCES "public"."cloud_images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cloud_images" ADD CONSTRAINT "cloud_images_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cloud_images" ADD CONSTRAINT "cloud_images_cloud_package_id_cloud_packages_id_fk" FOREIGN KEY ("cloud_package_id") REFERENCES "public"."cloud_packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_submissions" ADD CONSTRAINT "identity_submissions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_submissions" ADD CONSTRAINT "identity_submissions_front_card_id_stored_files_id_fk" FOREIGN KEY ("front_card_id") REFERENCES "public"."stored_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_submissions" ADD CONSTRAINT "identity_submissions_back_card_id_stored_files_id_fk" FOREIGN KEY ("back_card_id") REFERENCES "public"."stored_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_submissions" ADD CONSTRAINT "identity_submissions_portrait_id_stored_files_id_fk" FOREIGN KEY ("portrait_id") REFERENCES "public"."stored_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_submissions" ADD CONSTRAINT "identity_submissions_signature_id_stored_files_id_fk" FOREIGN KEY ("signature_id") REFERENCES "public"."stored_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_submissions" ADD CONSTRAINT "identity_submissions_contract_id_stored_files_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."stored_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_files" ADD CONSTRAINT "stored_files_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_tokens" ADD CONSTRAINT "play_tokens_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tunnel_peers" ADD CONSTRAINT "tunnel_peers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wan_holdings" ADD CONSTRAINT "wan_holdings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wan_holdings" ADD CONSTRAINT "wan_holdings_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vps_orders" ADD CONSTRAINT "vps_orders_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vps_orders" ADD CONSTRAINT "vps_orders_config_id_computer_configs_id_fk" FOREIGN KEY ("config_id") REFERENCES "public"."computer_configs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vps_terms" ADD CONSTRAINT "vps_terms_order_id_vps_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."vps_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempt_windows_end" ON "attempt_windows" USING btree ("ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_transfers_once" ON "bank_transfers" USING btree ("provider","provider_id");--> statement-breakpoint
CREATE INDEX "bank_transfers_status" ON "bank_transfers" USING btree ("status","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "cloud_hardwares_package" ON "cloud_hardwares" USING btree ("cloud_package_id","rank");--> statement-breakpoint
CREATE INDEX "cloud_image_sessions_image" ON "cloud_image_sessions" USING btree ("cloud_image_id","time_start" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "cloud_image_sessions_one_open" ON "cloud_image_sessions" USING btree ("cloud_image_id") WHERE "cloud_image_sessions"."time_shutdown" is null;--> statement-breakpoint
CREATE INDEX "cloud_image_terms_image" ON "cloud_image_terms" USING btree ("cloud_image_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "cloud_images_account" ON "cloud_images" USING btree ("account_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "cloud_images_machine" ON "cloud_images" USING btree ("cloud_package_id","machine_number") WHERE "cloud_images"."machine_number" is not null;--> statement-breakpoint
CREATE INDEX "identity_submissions_account" ON "identity_submissions" USING btree ("account_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "stored_files_account" ON "stored_files" USING btree ("account_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "play_tokens_target" ON "play_tokens" USING btree ("target","target_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tunnel_peers_address" ON "tunnel_peers" USING btree ("api_tunnel","address");--> statement-breakpoint
CREATE INDEX "tunnel_peers_target" ON "tunnel_peers" USING btree ("target","target_id");--> statement-breakpoint
CREATE UNIQUE INDEX "wan_holdings_one_holder" ON "wan_holdings" USING btree ("gateway","name") WHERE "wan_holdings"."is_rotating";--> statement-breakpoint
CREATE UNIQUE INDEX "wan_holdings_one_plain_an_image" ON "wan_holdings" USING btree ("image_id") WHERE not "wan_holdings"."is_rotating";--> statement-breakpoint
CREATE INDEX "wan_holdings_image" ON "wan_holdings" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "vps_orders_account" ON "vps_orders" USING btree ("account_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "vps_orders_machine" ON "vps_orders" USING btree ("config_id","machine_number") WHERE "vps_orders"."machine_number" is not null;--> statement-breakpoint
CREATE INDEX "vps_terms_order" ON "vps_terms" USING btree ("order_id","created_at" DESC NULLS LAST);
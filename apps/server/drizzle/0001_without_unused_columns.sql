ALTER TABLE "accounts" DROP COLUMN "otp";--> statement-breakpoint
ALTER TABLE "ssh_routes" DROP COLUMN "wan_selected";
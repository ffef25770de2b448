ALTER TABLE "cloud_images" ADD COLUMN "time_used" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "cloud_images" SET "time_used" = "total_minute_used"::bigint * 60000;--> statement-breakpoint
ALTER TABLE "cloud_images" DROP COLUMN "total_minute_used";

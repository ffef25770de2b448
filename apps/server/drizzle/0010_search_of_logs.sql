CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gin;--> statement-breakpoint
DROP INDEX "logs_account";--> statement-breakpoint
CREATE INDEX "logs_age" ON "logs" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "logs_search" ON "logs" USING gin ("account_id","folded" gin_trgm_ops) WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE INDEX "logs_account" ON "logs" USING btree ("account_id","created_at","position");
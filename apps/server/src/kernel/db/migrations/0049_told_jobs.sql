ALTER TABLE "turnover_job" ADD COLUMN "told_cleaner_id" uuid;--> statement-breakpoint
ALTER TABLE "turnover_job" ADD COLUMN "told_starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "turnover_job" ADD COLUMN "told_property_id" uuid;--> statement-breakpoint
ALTER TABLE "turnover_job" ADD COLUMN "told_unit_id" uuid;--> statement-breakpoint
CREATE INDEX "turnover_job_by_told" ON "turnover_job" USING btree ("workspace_id","told_starts_at") WHERE told_starts_at is not null;--> statement-breakpoint
ALTER TABLE "turnover_job" ADD CONSTRAINT "turnover_job_told" CHECK (("turnover_job"."told_cleaner_id" is null) = ("turnover_job"."told_starts_at" is null) and ("turnover_job"."told_starts_at" is null) = ("turnover_job"."told_property_id" is null)
        and ("turnover_job"."told_unit_id" is null or "turnover_job"."told_property_id" is not null));
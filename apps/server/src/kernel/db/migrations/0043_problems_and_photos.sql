ALTER TABLE "document" DROP CONSTRAINT "document_one_place";--> statement-breakpoint
ALTER TABLE "job_operation" DROP CONSTRAINT "job_operation_act";--> statement-breakpoint
ALTER TABLE "job_operation" DROP CONSTRAINT "job_operation_item";--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "turnover_job_id" uuid;--> statement-breakpoint
ALTER TABLE "task" ADD COLUMN "problem" text;--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_turnover_job" FOREIGN KEY ("workspace_id","turnover_job_id") REFERENCES "public"."turnover_job"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_by_turnover_job" ON "document" USING btree ("workspace_id","turnover_job_id","created_at") WHERE turnover_job_id is not null;--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_one_place" CHECK (num_nonnulls("document"."property_id", "document"."lease_id", "document"."tenant_id", "document"."task_id", "document"."expense_id", "document"."turnover_job_id") = 1);--> statement-breakpoint
ALTER TABLE "job_operation" ADD CONSTRAINT "job_operation_act" CHECK ("job_operation"."act" in ('confirm', 'start', 'done', 'reopen', 'tick', 'untick', 'problem'));--> statement-breakpoint
ALTER TABLE "job_operation" ADD CONSTRAINT "job_operation_item" CHECK (("job_operation"."act" in ('tick', 'untick', 'problem')) = ("job_operation"."item_id" is not null));--> statement-breakpoint
ALTER TABLE "task" ADD CONSTRAINT "task_problem" CHECK ("task"."problem" in ('damage', 'missing', 'supplies', 'access'));
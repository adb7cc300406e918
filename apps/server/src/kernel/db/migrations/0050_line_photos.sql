ALTER TABLE "job_operation" DROP CONSTRAINT "job_operation_act";--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "checklist_item" text;--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_line_of_job" CHECK ("document"."checklist_item" is null or "document"."turnover_job_id" is not null);--> statement-breakpoint
ALTER TABLE "job_operation" ADD CONSTRAINT "job_operation_act" CHECK ("job_operation"."act" in ('confirm', 'start', 'unstart', 'done', 'reopen', 'tick', 'untick', 'problem'));
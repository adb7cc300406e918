ALTER TABLE "document" DROP CONSTRAINT "document_one_place";--> statement-breakpoint
DROP INDEX "document_by_unit";--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "task_id" uuid;--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_task" FOREIGN KEY ("workspace_id","task_id") REFERENCES "public"."task"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_by_task" ON "document" USING btree ("workspace_id","task_id","created_at") WHERE task_id is not null;--> statement-breakpoint
CREATE INDEX "document_by_unit" ON "document" USING btree ("workspace_id","unit_id","created_at") WHERE unit_id is not null;--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_one_place" CHECK (num_nonnulls("document"."property_id", "document"."lease_id", "document"."tenant_id", "document"."task_id") = 1);

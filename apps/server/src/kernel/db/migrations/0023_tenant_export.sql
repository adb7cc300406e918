ALTER TABLE "data_export" DROP CONSTRAINT "data_export_once";--> statement-breakpoint
ALTER TABLE "data_export" ADD COLUMN "tenant_id" uuid;--> statement-breakpoint
ALTER TABLE "data_export" ADD CONSTRAINT "data_export_tenant" FOREIGN KEY ("workspace_id","tenant_id") REFERENCES "public"."tenant"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_export" ADD CONSTRAINT "data_export_once" UNIQUE NULLS NOT DISTINCT("workspace_id","tenant_id");
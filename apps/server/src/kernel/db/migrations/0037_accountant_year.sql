ALTER TABLE "data_export" DROP CONSTRAINT "data_export_once";--> statement-breakpoint
ALTER TABLE "data_export" ADD COLUMN "year" integer;--> statement-breakpoint
ALTER TABLE "data_export" ADD CONSTRAINT "data_export_once" UNIQUE NULLS NOT DISTINCT("workspace_id","tenant_id","year");--> statement-breakpoint
ALTER TABLE "data_export" ADD CONSTRAINT "data_export_of_one" CHECK ("data_export"."tenant_id" is null or "data_export"."year" is null);
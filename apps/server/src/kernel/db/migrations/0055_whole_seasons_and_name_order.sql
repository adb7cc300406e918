ALTER TABLE "seasonal_rate" ADD COLUMN "whole_property" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "seasonal_rate" ADD CONSTRAINT "seasonal_rate_one_place" CHECK (not ("seasonal_rate"."whole_property" and "seasonal_rate"."unit_id" is not null));--> statement-breakpoint
-- The older form of und-u-kn-true: the embedded database takes the newer one and reads no attributes from it.
CREATE COLLATION "name_order" (provider = icu, locale = 'und@colNumeric=yes');--> statement-breakpoint
DROP INDEX "property_by_name";--> statement-breakpoint
DROP INDEX "tenant_by_name";--> statement-breakpoint
DROP INDEX "unit_by_name";--> statement-breakpoint
DROP INDEX "unit_by_workspace_name";--> statement-breakpoint
DROP INDEX "cleaner_by_name";--> statement-breakpoint
CREATE INDEX "property_by_name" ON "property" USING btree ("workspace_id",name collate "name_order","id");--> statement-breakpoint
CREATE INDEX "tenant_by_name" ON "tenant" USING btree ("workspace_id",name collate "name_order","id");--> statement-breakpoint
CREATE INDEX "unit_by_name" ON "unit" USING btree ("workspace_id","property_id",name collate "name_order","id");--> statement-breakpoint
CREATE INDEX "unit_by_workspace_name" ON "unit" USING btree ("workspace_id",name collate "name_order","id");--> statement-breakpoint
CREATE INDEX "cleaner_by_name" ON "cleaner" USING btree ("workspace_id",name collate "name_order","id");
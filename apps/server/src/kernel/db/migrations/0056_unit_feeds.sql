ALTER TABLE "calendar_feed" DROP CONSTRAINT "calendar_feed_once";--> statement-breakpoint
ALTER TABLE "calendar_feed" ADD COLUMN "unit_id" uuid;--> statement-breakpoint
ALTER TABLE "calendar_feed" ADD CONSTRAINT "calendar_feed_unit" FOREIGN KEY ("workspace_id","property_id","unit_id") REFERENCES "public"."unit"("workspace_id","property_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feed" ADD CONSTRAINT "calendar_feed_once" UNIQUE NULLS NOT DISTINCT("workspace_id","property_id","unit_id");

ALTER TABLE "seasonal_rate" RENAME CONSTRAINT "seasonal_rate_one_place" TO "seasonal_rate_one_rentable";--> statement-breakpoint
ALTER TABLE "document" RENAME CONSTRAINT "document_one_place" TO "document_one_owner";--> statement-breakpoint
-- The rows of every workspace: only this role may change them. It owns no table, so it acts after the constraints are renamed.
select set_config('role', 'app_system', true);--> statement-breakpoint
update audit set changes = changes - 'places' || jsonb_build_object('rentables', changes -> 'places')
where entity = 'cleaner' and changes ? 'places';--> statement-breakpoint
select set_config('role', 'none', true);

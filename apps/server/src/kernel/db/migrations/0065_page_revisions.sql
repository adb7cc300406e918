CREATE TABLE "seo_page_revision" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"page_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"page" jsonb NOT NULL,
	"replaced_at" timestamp with time zone NOT NULL,
	"replaced_by" uuid NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "seo_page_revision_once" ON "seo_page_revision" USING btree ("page_id","version");--> statement-breakpoint
-- Pages belong to the installation: only the system writes and reads them.
grant select, insert, update, delete on seo_page_revision to app_system;

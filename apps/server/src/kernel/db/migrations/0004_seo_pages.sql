ALTER TABLE "seo_pages" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "seo_pages" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "seo_pages_by_impressions" ON "seo_pages" USING btree ("impressions","id");--> statement-breakpoint
ALTER TABLE "seo_pages" ADD CONSTRAINT "seo_pages_language" CHECK ("seo_pages"."language" in ('en', 'es', 'de', 'fr', 'it'));--> statement-breakpoint
ALTER TABLE "seo_pages" ADD CONSTRAINT "seo_pages_slug" CHECK ("seo_pages"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length("seo_pages"."slug") <= 80);
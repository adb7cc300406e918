ALTER TABLE "seo_pages" ADD COLUMN "topic" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "seo_pages" ADD COLUMN "former_slugs" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "seo_pages" ADD CONSTRAINT "seo_pages_topic" CHECK ("seo_pages"."topic" = '' or ("seo_pages"."topic" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length("seo_pages"."topic") <= 80));--> statement-breakpoint
CREATE INDEX "seo_pages_former_slugs" ON "seo_pages" USING gin ("former_slugs");

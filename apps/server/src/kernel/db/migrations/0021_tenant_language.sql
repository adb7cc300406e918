ALTER TABLE "tenant" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "tenant" ADD CONSTRAINT "tenant_language" CHECK ("tenant"."language" in ('en', 'es', 'de', 'fr', 'it'));
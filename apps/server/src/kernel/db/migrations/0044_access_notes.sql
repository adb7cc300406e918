ALTER TABLE "property" ADD COLUMN "access_note_sealed" text;--> statement-breakpoint
ALTER TABLE "unit" ADD COLUMN "access_note_sealed" text;
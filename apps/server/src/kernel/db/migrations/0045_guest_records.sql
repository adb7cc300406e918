ALTER TABLE "booking" ADD COLUMN "guests_sealed" text;--> statement-breakpoint
CREATE INDEX "booking_with_guests" ON "booking" USING btree ("workspace_id","check_out") WHERE guests_sealed is not null;
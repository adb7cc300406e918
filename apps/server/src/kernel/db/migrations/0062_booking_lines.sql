CREATE TABLE "booking_line" (
	"workspace_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "booking_line_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "booking_line_once" UNIQUE("workspace_id","booking_id","position"),
	CONSTRAINT "booking_line_kind" CHECK ("booking_line"."kind" in ('cleaning_fee', 'tourist_tax', 'discount', 'channel_fee')),
	CONSTRAINT "booking_line_amount" CHECK ("booking_line"."amount_minor" > 0)
);
--> statement-breakpoint
ALTER TABLE "booking_line" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "discount_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "channel_remits_tax" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "payout_on" date;--> statement-breakpoint
ALTER TABLE "booking_line" ADD CONSTRAINT "booking_line_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_line" ADD CONSTRAINT "booking_line_booking" FOREIGN KEY ("workspace_id","booking_id") REFERENCES "public"."booking"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_discount" CHECK ("booking"."discount_minor" >= 0);--> statement-breakpoint
CREATE POLICY "own_workspace" ON "booking_line" AS PERMISSIVE FOR ALL TO "app_user" USING (workspace_id = (select nullif(current_setting('app.ws', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "booking_line" AS PERMISSIVE FOR ALL TO "app_system" USING (current_user = 'app_system');--> statement-breakpoint
ALTER TABLE "booking_line" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
grant select, insert, update, delete on booking_line to app_user, app_system;

CREATE TABLE "handover" (
	"workspace_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"lease_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"keys_on" date,
	"draft" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "handover_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "handover_once" UNIQUE("workspace_id","lease_id","kind"),
	CONSTRAINT "handover_kind" CHECK ("handover"."kind" in ('move_in', 'move_out'))
);
--> statement-breakpoint
ALTER TABLE "handover" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "deposit_movement_id" uuid;--> statement-breakpoint
ALTER TABLE "handover" ADD CONSTRAINT "handover_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handover" ADD CONSTRAINT "handover_lease" FOREIGN KEY ("workspace_id","lease_id") REFERENCES "public"."lease"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_deposit_movement" FOREIGN KEY ("workspace_id","deposit_movement_id") REFERENCES "public"."deposit_movement"("workspace_id","id") ON DELETE set null ("deposit_movement_id") ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_by_deposit_movement" ON "document" USING btree ("workspace_id","deposit_movement_id") WHERE deposit_movement_id is not null;--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_receipt_of_lease" CHECK ("document"."deposit_movement_id" is null or "document"."lease_id" is not null);--> statement-breakpoint
CREATE POLICY "own_workspace" ON "handover" AS PERMISSIVE FOR ALL TO "app_user" USING (workspace_id = (select nullif(current_setting('app.ws', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "handover" AS PERMISSIVE FOR ALL TO "app_system" USING (current_user = 'app_system');--> statement-breakpoint
ALTER TABLE "handover" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
grant select, insert, update, delete on handover to app_user, app_system;

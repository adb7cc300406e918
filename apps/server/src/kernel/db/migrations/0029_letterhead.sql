-- Who signs the letters of a workspace, and where money is to go.
CREATE TABLE "letterhead" (
	"workspace_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"sender_name" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"iban" text DEFAULT '' NOT NULL,
	"payment_note" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "letterhead_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "letterhead_once" UNIQUE("workspace_id")
);
--> statement-breakpoint
ALTER TABLE "letterhead" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "letterhead" ADD CONSTRAINT "letterhead_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "own_workspace" ON "letterhead" AS PERMISSIVE FOR ALL TO "app_user" USING (workspace_id = (select nullif(current_setting('app.ws', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "letterhead" AS PERMISSIVE FOR ALL TO "app_system" USING (current_user = 'app_system');--> statement-breakpoint
ALTER TABLE "letterhead" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
grant select, insert, update, delete on letterhead to app_user, app_system;

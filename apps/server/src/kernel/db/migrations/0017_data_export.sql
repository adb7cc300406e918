CREATE TABLE "data_export" (
	"workspace_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"bytes" bigint,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "data_export_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "data_export_once" UNIQUE("workspace_id"),
	CONSTRAINT "data_export_state" CHECK ("data_export"."state" in ('waiting', 'working', 'ready', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "data_export" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "data_export" ADD CONSTRAINT "data_export_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "own_workspace" ON "data_export" AS PERMISSIVE FOR ALL TO "app_user" USING (workspace_id = (select nullif(current_setting('app.ws', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "data_export" AS PERMISSIVE FOR ALL TO "app_system" USING (current_user = 'app_system');
--> statement-breakpoint
ALTER TABLE "data_export" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
grant select, insert, update, delete on data_export to app_user, app_system;

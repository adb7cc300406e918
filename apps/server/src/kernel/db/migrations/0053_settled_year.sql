CREATE TABLE "settled_year" (
	"workspace_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"lease_id" uuid NOT NULL,
	"year" integer NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "settled_year_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "settled_year_once" UNIQUE("workspace_id","lease_id","year"),
	CONSTRAINT "settled_year_year" CHECK ("settled_year"."year" between 1900 and 2199)
);
--> statement-breakpoint
ALTER TABLE "settled_year" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "settled_year" ADD CONSTRAINT "settled_year_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settled_year" ADD CONSTRAINT "settled_year_lease" FOREIGN KEY ("workspace_id","lease_id") REFERENCES "public"."lease"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "own_workspace" ON "settled_year" AS PERMISSIVE FOR ALL TO "app_user" USING (workspace_id = (select nullif(current_setting('app.ws', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "settled_year" AS PERMISSIVE FOR ALL TO "app_system" USING (current_user = 'app_system');--> statement-breakpoint
ALTER TABLE "settled_year" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
grant select, insert, update, delete on settled_year to app_user, app_system;

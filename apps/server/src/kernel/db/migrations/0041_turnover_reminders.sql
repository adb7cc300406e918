CREATE TABLE "turnover_reminder" (
	"workspace_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"job_id" uuid NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "turnover_reminder_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "turnover_reminder_once" UNIQUE("workspace_id","job_id","key")
);
--> statement-breakpoint
ALTER TABLE "turnover_reminder" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "turnover_reminder" ADD CONSTRAINT "turnover_reminder_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "turnover_reminder" ADD CONSTRAINT "turnover_reminder_job" FOREIGN KEY ("workspace_id","job_id") REFERENCES "public"."turnover_job"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "turnover_reminder_by_time" ON "turnover_reminder" USING btree ("workspace_id","created_at");--> statement-breakpoint
CREATE POLICY "own_workspace" ON "turnover_reminder" AS PERMISSIVE FOR ALL TO "app_user" USING (workspace_id = (select nullif(current_setting('app.ws', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "turnover_reminder" AS PERMISSIVE FOR ALL TO "app_system" USING (current_user = 'app_system');--> statement-breakpoint
ALTER TABLE "turnover_reminder" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
grant select, insert, update, delete on turnover_reminder to app_user, app_system;

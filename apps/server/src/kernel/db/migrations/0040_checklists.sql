CREATE TABLE "checklist" (
	"workspace_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid NOT NULL,
	"rooms" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "checklist_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "checklist_once" UNIQUE("workspace_id","property_id")
);
--> statement-breakpoint
ALTER TABLE "checklist" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "job_operation" (
	"workspace_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"job_id" uuid NOT NULL,
	"device_id" uuid NOT NULL,
	"seq" bigint NOT NULL,
	"act" text NOT NULL,
	"item_id" text,
	"pressed_at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"effect" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_operation_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "job_operation_once" UNIQUE("workspace_id","job_id","device_id","seq"),
	CONSTRAINT "job_operation_act" CHECK ("job_operation"."act" in ('confirm', 'start', 'done', 'reopen', 'tick', 'untick')),
	CONSTRAINT "job_operation_by" CHECK ("job_operation"."by" in ('cleaner', 'host')),
	CONSTRAINT "job_operation_effect" CHECK ("job_operation"."effect" in ('applied', 'overtaken', 'ITEM_GONE', 'NOT_FOUND', 'JOB_CHANGED', 'CLEANER_IN_USE', 'JOB_CANCELLED', 'JOB_DONE', 'JOB_NOT_DONE', 'JOB_TOO_EARLY', 'REOPEN_TOO_LATE', 'PAYOUT_PAID', 'PAYOUT_APPROVED', 'PAYOUT_NOT_DUE')),
	CONSTRAINT "job_operation_item" CHECK (("job_operation"."act" in ('tick', 'untick')) = ("job_operation"."item_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "job_operation" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "turnover_job" ADD COLUMN "checklist" jsonb;--> statement-breakpoint
ALTER TABLE "checklist" ADD CONSTRAINT "checklist_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checklist" ADD CONSTRAINT "checklist_property" FOREIGN KEY ("workspace_id","property_id") REFERENCES "public"."property"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_operation" ADD CONSTRAINT "job_operation_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_operation" ADD CONSTRAINT "job_operation_job" FOREIGN KEY ("workspace_id","job_id") REFERENCES "public"."turnover_job"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "own_workspace" ON "checklist" AS PERMISSIVE FOR ALL TO "app_user" USING (workspace_id = (select nullif(current_setting('app.ws', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "checklist" AS PERMISSIVE FOR ALL TO "app_system" USING (current_user = 'app_system');--> statement-breakpoint
CREATE POLICY "own_workspace" ON "job_operation" AS PERMISSIVE FOR ALL TO "app_user" USING (workspace_id = (select nullif(current_setting('app.ws', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "job_operation" AS PERMISSIVE FOR ALL TO "app_system" USING (current_user = 'app_system');--> statement-breakpoint
ALTER TABLE "checklist" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "job_operation" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
grant select, insert, update, delete on checklist, job_operation to app_user, app_system;

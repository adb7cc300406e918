CREATE TABLE "task" (
	"workspace_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"description" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"priority" text DEFAULT 'medium' NOT NULL,
	"due_on" date,
	"assignee_user_id" uuid,
	"assignee_name" text DEFAULT '' NOT NULL,
	"property_id" uuid,
	"unit_id" uuid,
	"lease_id" uuid,
	"tenant_id" uuid,
	"completed_at" timestamp with time zone,
	"series_id" uuid,
	"first_on" date,
	"occurrence" integer,
	"repeat_every" integer,
	"repeat_unit" text,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "task_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "task_of_series_once" UNIQUE("workspace_id","series_id","occurrence"),
	CONSTRAINT "task_status" CHECK ("task"."status" in ('pending', 'in_progress', 'completed', 'cancelled')),
	CONSTRAINT "task_priority" CHECK ("task"."priority" in ('low', 'medium', 'high', 'urgent')),
	CONSTRAINT "task_repeat_unit" CHECK ("task"."repeat_unit" in ('day', 'week', 'month', 'year')),
	CONSTRAINT "task_description_filled" CHECK (length("task"."description") > 0),
	CONSTRAINT "task_one_assignee" CHECK ("task"."assignee_user_id" is null or "task"."assignee_name" = ''),
	CONSTRAINT "task_completed" CHECK (("task"."completed_at" is not null) = ("task"."status" = 'completed')),
	CONSTRAINT "task_repeat_every" CHECK ("task"."repeat_every" between 1 and 99),
	CONSTRAINT "task_series_whole" CHECK (num_nonnulls("task"."series_id", "task"."first_on", "task"."occurrence", "task"."repeat_every", "task"."repeat_unit") in (0, 5)
        and ("task"."series_id" is null or "task"."due_on" is not null))
);
--> statement-breakpoint
ALTER TABLE "task" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "task" ADD CONSTRAINT "task_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task" ADD CONSTRAINT "task_property" FOREIGN KEY ("workspace_id","property_id") REFERENCES "public"."property"("workspace_id","id") ON DELETE set null ("property_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task" ADD CONSTRAINT "task_unit" FOREIGN KEY ("workspace_id","unit_id") REFERENCES "public"."unit"("workspace_id","id") ON DELETE set null ("unit_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task" ADD CONSTRAINT "task_lease" FOREIGN KEY ("workspace_id","lease_id") REFERENCES "public"."lease"("workspace_id","id") ON DELETE set null ("lease_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task" ADD CONSTRAINT "task_tenant" FOREIGN KEY ("workspace_id","tenant_id") REFERENCES "public"."tenant"("workspace_id","id") ON DELETE set null ("tenant_id") ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "task_by_due" ON "task" USING btree ("workspace_id","due_on","id");--> statement-breakpoint
CREATE INDEX "task_by_property" ON "task" USING btree ("workspace_id","property_id");--> statement-breakpoint
CREATE INDEX "task_by_unit" ON "task" USING btree ("workspace_id","unit_id");--> statement-breakpoint
CREATE INDEX "task_by_lease" ON "task" USING btree ("workspace_id","lease_id");--> statement-breakpoint
CREATE INDEX "task_by_tenant" ON "task" USING btree ("workspace_id","tenant_id");--> statement-breakpoint
CREATE INDEX "task_by_assignee" ON "task" USING btree ("workspace_id","assignee_user_id");--> statement-breakpoint
CREATE POLICY "own_workspace" ON "task" AS PERMISSIVE FOR ALL TO "app_user" USING (workspace_id = (select nullif(current_setting('app.ws', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "task" AS PERMISSIVE FOR ALL TO "app_system" USING (current_user = 'app_system');--> statement-breakpoint
-- Forced: the owner, which the login role is, sees no tenant row either unless it takes one of the two roles.
ALTER TABLE "task" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT select, insert, update, delete ON "task" TO app_user, app_system;

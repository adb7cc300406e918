-- When the tenants of a lease are reminded of their rent, what they were sent, and who gets nothing more.
CREATE TABLE "rent_reminder" (
	"workspace_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"lease_id" uuid NOT NULL,
	"tenant_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"due_on" date NOT NULL,
	"ordered_on" date NOT NULL,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rent_reminder_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "rent_reminder_once" UNIQUE("workspace_id","lease_id","tenant_id","kind","due_on"),
	CONSTRAINT "rent_reminder_kind" CHECK ("rent_reminder"."kind" in ('before', 'after'))
);
--> statement-breakpoint
ALTER TABLE "rent_reminder" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "rent_reminder_rule" (
	"workspace_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"lease_id" uuid NOT NULL,
	"before_days" integer,
	"after_days" integer,
	"round_on" date,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rent_reminder_rule_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "rent_reminder_rule_once" UNIQUE("workspace_id","lease_id"),
	CONSTRAINT "rent_reminder_rule_before" CHECK ("rent_reminder_rule"."before_days" between 1 and 14),
	CONSTRAINT "rent_reminder_rule_after" CHECK ("rent_reminder_rule"."after_days" between 1 and 30)
);
--> statement-breakpoint
ALTER TABLE "rent_reminder_rule" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "rent_reminder_stop" (
	"workspace_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"lease_id" uuid NOT NULL,
	"tenant_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rent_reminder_stop_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "rent_reminder_stop_once" UNIQUE("workspace_id","lease_id","tenant_id","reason"),
	CONSTRAINT "rent_reminder_stop_reason" CHECK ("rent_reminder_stop"."reason" in ('unwanted', 'refused'))
);
--> statement-breakpoint
ALTER TABLE "rent_reminder_stop" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "rent_reminder" ADD CONSTRAINT "rent_reminder_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rent_reminder" ADD CONSTRAINT "rent_reminder_lease" FOREIGN KEY ("workspace_id","lease_id") REFERENCES "public"."lease"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rent_reminder" ADD CONSTRAINT "rent_reminder_tenant" FOREIGN KEY ("workspace_id","tenant_id") REFERENCES "public"."tenant"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rent_reminder_rule" ADD CONSTRAINT "rent_reminder_rule_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rent_reminder_rule" ADD CONSTRAINT "rent_reminder_rule_lease" FOREIGN KEY ("workspace_id","lease_id") REFERENCES "public"."lease"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rent_reminder_stop" ADD CONSTRAINT "rent_reminder_stop_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rent_reminder_stop" ADD CONSTRAINT "rent_reminder_stop_lease" FOREIGN KEY ("workspace_id","lease_id") REFERENCES "public"."lease"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rent_reminder_stop" ADD CONSTRAINT "rent_reminder_stop_tenant" FOREIGN KEY ("workspace_id","tenant_id") REFERENCES "public"."tenant"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rent_reminder_by_tenant" ON "rent_reminder" USING btree ("workspace_id","tenant_id");--> statement-breakpoint
CREATE INDEX "rent_reminder_by_time" ON "rent_reminder" USING btree ("workspace_id","created_at");--> statement-breakpoint
CREATE INDEX "rent_reminder_stop_by_tenant" ON "rent_reminder_stop" USING btree ("workspace_id","tenant_id");--> statement-breakpoint
CREATE POLICY "own_workspace" ON "rent_reminder" AS PERMISSIVE FOR ALL TO "app_user" USING (workspace_id = (select nullif(current_setting('app.ws', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "rent_reminder" AS PERMISSIVE FOR ALL TO "app_system" USING (current_user = 'app_system');--> statement-breakpoint
CREATE POLICY "own_workspace" ON "rent_reminder_rule" AS PERMISSIVE FOR ALL TO "app_user" USING (workspace_id = (select nullif(current_setting('app.ws', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "rent_reminder_rule" AS PERMISSIVE FOR ALL TO "app_system" USING (current_user = 'app_system');--> statement-breakpoint
CREATE POLICY "own_workspace" ON "rent_reminder_stop" AS PERMISSIVE FOR ALL TO "app_user" USING (workspace_id = (select nullif(current_setting('app.ws', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "rent_reminder_stop" AS PERMISSIVE FOR ALL TO "app_system" USING (current_user = 'app_system');--> statement-breakpoint
ALTER TABLE "rent_reminder" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "rent_reminder_rule" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "rent_reminder_stop" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
grant select, insert, update, delete on rent_reminder, rent_reminder_rule, rent_reminder_stop to app_user, app_system;--> statement-breakpoint
-- Whom an answer of a tenant reaches must have shown that the address is theirs.
grant select (email_verified) on "user" to app_user;

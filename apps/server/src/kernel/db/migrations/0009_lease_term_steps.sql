CREATE TABLE "lease_term_step" (
	"workspace_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"lease_id" uuid NOT NULL,
	"from_month" text NOT NULL,
	"payment_day" integer NOT NULL,
	"proration" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lease_term_step_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "lease_term_step_once" UNIQUE("workspace_id","lease_id","from_month"),
	CONSTRAINT "lease_term_step_month" CHECK ("lease_term_step"."from_month" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
	CONSTRAINT "lease_term_step_payment_day" CHECK ("lease_term_step"."payment_day" between 1 and 31),
	CONSTRAINT "lease_term_step_proration" CHECK ("lease_term_step"."proration" in ('actual_days', 'thirty_day', 'none'))
);
--> statement-breakpoint
ALTER TABLE "lease_term_step" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "lease_term_step" ADD CONSTRAINT "lease_term_step_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lease_term_step" ADD CONSTRAINT "lease_term_step_lease" FOREIGN KEY ("workspace_id","lease_id") REFERENCES "public"."lease"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "own_workspace" ON "lease_term_step" AS PERMISSIVE FOR ALL TO "app_user" USING (workspace_id = (select nullif(current_setting('app.ws', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "lease_term_step" AS PERMISSIVE FOR ALL TO "app_system" USING (current_user = 'app_system');--> statement-breakpoint
-- Forced: the owner, which the login role is, sees no tenant row either unless it takes one of the two roles.
ALTER TABLE "lease_term_step" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT select, insert, update, delete ON "lease_term_step" TO app_user, app_system;

CREATE TABLE "lease_co_tenant" (
	"workspace_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"lease_id" uuid NOT NULL,
	"tenant_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lease_co_tenant_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "lease_co_tenant_once" UNIQUE("workspace_id","lease_id","tenant_id"),
	CONSTRAINT "lease_co_tenant_in_order" UNIQUE("workspace_id","lease_id","position"),
	CONSTRAINT "lease_co_tenant_position" CHECK ("lease_co_tenant"."position" between 1 and 9)
);
--> statement-breakpoint
ALTER TABLE "lease_co_tenant" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "deposit_movement" ADD COLUMN "pair_id" uuid;--> statement-breakpoint
ALTER TABLE "lease" ADD COLUMN "moved_from_id" uuid;--> statement-breakpoint
ALTER TABLE "rent_row" ADD COLUMN "settles_year" integer;--> statement-breakpoint
ALTER TABLE "lease_co_tenant" ADD CONSTRAINT "lease_co_tenant_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lease_co_tenant" ADD CONSTRAINT "lease_co_tenant_lease" FOREIGN KEY ("workspace_id","lease_id") REFERENCES "public"."lease"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lease_co_tenant" ADD CONSTRAINT "lease_co_tenant_tenant" FOREIGN KEY ("workspace_id","tenant_id") REFERENCES "public"."tenant"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lease_co_tenant_by_tenant" ON "lease_co_tenant" USING btree ("workspace_id","tenant_id");--> statement-breakpoint
ALTER TABLE "lease" ADD CONSTRAINT "lease_moved_from" FOREIGN KEY ("workspace_id","moved_from_id") REFERENCES "public"."lease"("workspace_id","id") ON DELETE set null ("moved_from_id") ON UPDATE no action DEFERRABLE INITIALLY IMMEDIATE;--> statement-breakpoint
CREATE INDEX "deposit_movement_by_pair" ON "deposit_movement" USING btree ("workspace_id","pair_id") WHERE pair_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "lease_moved_once" ON "lease" USING btree ("workspace_id","moved_from_id") WHERE moved_from_id is not null;--> statement-breakpoint
ALTER TABLE "deposit_movement" ADD CONSTRAINT "deposit_movement_pair" CHECK (("deposit_movement"."pair_id" is null) or "deposit_movement"."transfer");--> statement-breakpoint
ALTER TABLE "rent_row" ADD CONSTRAINT "rent_row_settles_year" CHECK ("rent_row"."settles_year" is null or ("rent_row"."one_off" and "rent_row"."settles_year" between 1900 and 2199));--> statement-breakpoint
CREATE POLICY "own_workspace" ON "lease_co_tenant" AS PERMISSIVE FOR ALL TO "app_user" USING (workspace_id = (select nullif(current_setting('app.ws', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "lease_co_tenant" AS PERMISSIVE FOR ALL TO "app_system" USING (current_user = 'app_system');--> statement-breakpoint
-- Forced: the owner, which the login role is, sees no tenant row either unless it takes one of the two roles.
ALTER TABLE "lease_co_tenant" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT select, insert, update, delete ON "lease_co_tenant" TO app_user, app_system;

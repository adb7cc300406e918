-- Lines of a bank's statement that were booked, and the accounts that tenants have paid from: keyed hashes, none of the bank's words.
CREATE TABLE "statement_line" (
	"workspace_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"lease_id" uuid NOT NULL,
	"transfer_id" uuid NOT NULL,
	"print_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "statement_line_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "statement_line_once" UNIQUE("workspace_id","print_hash")
);
--> statement-breakpoint
ALTER TABLE "statement_line" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "tenant_account" (
	"workspace_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"account_hash" text NOT NULL,
	"last_four" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tenant_account_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "tenant_account_once" UNIQUE("workspace_id","tenant_id","account_hash"),
	CONSTRAINT "tenant_account_last_four" CHECK (length("tenant_account"."last_four") = 4)
);
--> statement-breakpoint
ALTER TABLE "tenant_account" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "statement_line" ADD CONSTRAINT "statement_line_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_line" ADD CONSTRAINT "statement_line_lease" FOREIGN KEY ("workspace_id","lease_id") REFERENCES "public"."lease"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant_account" ADD CONSTRAINT "tenant_account_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant_account" ADD CONSTRAINT "tenant_account_tenant" FOREIGN KEY ("workspace_id","tenant_id") REFERENCES "public"."tenant"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "statement_line_by_transfer" ON "statement_line" USING btree ("workspace_id","transfer_id");--> statement-breakpoint
CREATE INDEX "statement_line_by_lease" ON "statement_line" USING btree ("workspace_id","lease_id");--> statement-breakpoint
CREATE POLICY "own_workspace" ON "statement_line" AS PERMISSIVE FOR ALL TO "app_user" USING (workspace_id = (select nullif(current_setting('app.ws', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "statement_line" AS PERMISSIVE FOR ALL TO "app_system" USING (current_user = 'app_system');--> statement-breakpoint
CREATE POLICY "own_workspace" ON "tenant_account" AS PERMISSIVE FOR ALL TO "app_user" USING (workspace_id = (select nullif(current_setting('app.ws', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "tenant_account" AS PERMISSIVE FOR ALL TO "app_system" USING (current_user = 'app_system');--> statement-breakpoint
ALTER TABLE "statement_line" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "tenant_account" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
grant select, insert, update, delete on statement_line, tenant_account to app_user, app_system;--> statement-breakpoint
-- A line goes with the last payment of its transfer. One that is split anew loses payments and gets others in one statement, at whose
-- end this is asked.
create function kernel.forget_statement_line() returns trigger
language plpgsql
set search_path = public, pg_temp
as $$
begin
  delete from statement_line s
  where s.workspace_id = old.workspace_id and s.transfer_id = old.transfer_id
    and not exists (
      select 1 from lease_payment p where p.workspace_id = old.workspace_id and p.transfer_id = old.transfer_id);
  return null;
end
$$;--> statement-breakpoint
create trigger forget_statement_line after delete on lease_payment
  for each row execute function kernel.forget_statement_line();

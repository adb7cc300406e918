-- What a lease stands at after everything recorded through a day, so that no list reads what is settled again.
-- No row: something changed since and nobody has asked yet. No day: only the whole ledger tells (a payment dated ahead).
CREATE TABLE "lease_standing" (
	"workspace_id" uuid NOT NULL,
	"lease_id" uuid NOT NULL,
	"settled_on" date,
	"standing" text,
	CONSTRAINT "lease_standing_workspace_id_lease_id_pk" PRIMARY KEY("workspace_id","lease_id")
);
--> statement-breakpoint
ALTER TABLE "lease_standing" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "lease_standing" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "lease_standing" ADD CONSTRAINT "lease_standing_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "lease_standing" ADD CONSTRAINT "lease_standing_lease" FOREIGN KEY ("workspace_id","lease_id") REFERENCES "public"."lease"("workspace_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE POLICY "own_workspace" ON "lease_standing" AS PERMISSIVE FOR ALL TO "app_user" USING (workspace_id = (select nullif(current_setting('app.ws', true), '')::uuid));
--> statement-breakpoint
CREATE POLICY "system" ON "lease_standing" AS PERMISSIVE FOR ALL TO "app_system" USING (current_user = 'app_system');
--> statement-breakpoint
grant select, insert, update, delete on lease_standing to app_user, app_system;
--> statement-breakpoint
-- Whoever changes what a balance follows from, by whatever way: what was kept is gone. A forgotten call costs time, never a figure.
create function kernel.forget_standings() returns trigger
language plpgsql
set search_path = public, pg_temp
as $$
begin
  delete from lease_standing s using (select distinct workspace_id, lease_id from changed) c
  where s.workspace_id = c.workspace_id and s.lease_id = c.lease_id;
  return null;
end
$$;
--> statement-breakpoint
do $$
declare
  changed_table text;
begin
  foreach changed_table in array array['rent_row', 'write_down', 'lease_payment', 'lease_refund'] loop
    execute format('create trigger forget_standing_insert after insert on %I referencing new table as changed
      for each statement execute function kernel.forget_standings()', changed_table);
    execute format('create trigger forget_standing_update after update on %I referencing new table as changed
      for each statement execute function kernel.forget_standings()', changed_table);
    execute format('create trigger forget_standing_delete after delete on %I referencing old table as changed
      for each statement execute function kernel.forget_standings()', changed_table);
  end loop;
end
$$;

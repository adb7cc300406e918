-- One transfer is one line of the books. The line was found through the payments of each record; now the record names its transfer.
ALTER TABLE "income" ADD COLUMN "transfer_id" uuid;--> statement-breakpoint
-- The owner sees the rows while the policies are not forced on it, which they are again at the end.
ALTER TABLE "income" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "lease_payment" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
update income i set transfer_id = p.transfer_id
from lease_payment p
where p.workspace_id = i.workspace_id and p.id = i.lease_payment_id;--> statement-breakpoint
ALTER TABLE "lease_payment" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "income" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "income_by_transfer" ON "income" USING btree ("workspace_id","transfer_id") WHERE transfer_id is not null;--> statement-breakpoint
-- Whoever links a record to a payment or takes the link away, by whatever way: Undo and an older archive know no transfer. A payment
-- never changes its transfer.
create function kernel.name_transfer() returns trigger
language plpgsql
set search_path = public, pg_temp
as $$
begin
  new.transfer_id := case when new.lease_payment_id is not null then coalesce((
    select p.transfer_id from lease_payment p
    where p.workspace_id = new.workspace_id and p.id = new.lease_payment_id), new.transfer_id) end;
  return new;
end
$$;--> statement-breakpoint
create trigger name_transfer before insert or update of lease_payment_id on income
  for each row execute function kernel.name_transfer();--> statement-breakpoint
-- Undo brings payment and record back in one statement: only at its end is the payment there to be asked.
create function kernel.name_transfer_later() returns trigger
language plpgsql
set search_path = public, pg_temp
as $$
begin
  update income i set transfer_id = p.transfer_id
  from lease_payment p
  where i.workspace_id = new.workspace_id and i.id = new.id
    and p.workspace_id = i.workspace_id and p.id = i.lease_payment_id;
  return null;
end
$$;--> statement-breakpoint
create trigger name_transfer_later after insert on income for each row
  when (new.lease_payment_id is not null and new.transfer_id is null)
  execute function kernel.name_transfer_later();

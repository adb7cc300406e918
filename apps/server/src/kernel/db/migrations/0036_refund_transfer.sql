-- What goes back of one transfer is one line of the bank too, whatever parts gave it: its parts share an id, and so do their reversals.
ALTER TABLE "lease_refund" ADD COLUMN "transfer_id" uuid;--> statement-breakpoint
-- The owner sees the rows while the policies are not forced on it, which they are again at the end.
ALTER TABLE "income" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "lease_payment" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "lease_refund" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- Parts that were given back by one request have the moment of its transaction.
update lease_refund r set transfer_id = of_one.first_id
from (
  select b.workspace_id, b.id, first_value(b.id) over (
    partition by b.workspace_id, p.transfer_id, b.created_at, b.refunded_on, b.note order by b.id) as first_id
  from lease_refund b join lease_payment p on p.workspace_id = b.workspace_id and p.id = b.payment_id) of_one
where of_one.workspace_id = r.workspace_id and of_one.id = r.id;--> statement-breakpoint
update income i set transfer_id = r.transfer_id
from lease_refund r
where r.workspace_id = i.workspace_id and r.id = i.lease_refund_id;--> statement-breakpoint
ALTER TABLE "lease_refund" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "lease_payment" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "income" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "lease_refund" ALTER COLUMN "transfer_id" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "lease_refund_by_transfer" ON "lease_refund" USING btree ("workspace_id","transfer_id");--> statement-breakpoint
-- One that Undo or an archive of before brings knows no transfer: it is one by itself.
create function kernel.name_refund() returns trigger
language plpgsql
set search_path = public, pg_temp
as $$
begin
  new.transfer_id := coalesce(new.transfer_id, new.id);
  return new;
end
$$;--> statement-breakpoint
create trigger name_refund before insert on lease_refund
  for each row execute function kernel.name_refund();--> statement-breakpoint
create or replace function kernel.name_transfer() returns trigger
language plpgsql
set search_path = public, pg_temp
as $$
begin
  new.transfer_id := case
    when new.lease_payment_id is not null then coalesce((
      select p.transfer_id from lease_payment p
      where p.workspace_id = new.workspace_id and p.id = new.lease_payment_id), new.transfer_id)
    when new.lease_refund_id is not null then coalesce((
      select r.transfer_id from lease_refund r
      where r.workspace_id = new.workspace_id and r.id = new.lease_refund_id), new.transfer_id) end;
  return new;
end
$$;--> statement-breakpoint
create or replace function kernel.name_transfer_later() returns trigger
language plpgsql
set search_path = public, pg_temp
as $$
begin
  update income i set transfer_id = coalesce(
    (select p.transfer_id from lease_payment p where p.workspace_id = i.workspace_id and p.id = i.lease_payment_id),
    (select r.transfer_id from lease_refund r where r.workspace_id = i.workspace_id and r.id = i.lease_refund_id))
  where i.workspace_id = new.workspace_id and i.id = new.id;
  return null;
end
$$;--> statement-breakpoint
drop trigger name_transfer_later on income;--> statement-breakpoint
create trigger name_transfer_later after insert on income for each row
  when ((new.lease_payment_id is not null or new.lease_refund_id is not null) and new.transfer_id is null)
  execute function kernel.name_transfer_later();

-- R-D10: lists summed the Income of every booking each time, to find the few that still owe. Now each booking knows what is recorded for it.
ALTER TABLE "booking" ADD COLUMN "recorded_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "booking_owed" ON "booking" USING btree ("workspace_id","property_id") WHERE status = 'confirmed' and recorded_minor < greatest(total_minor - discount_minor, 0);--> statement-breakpoint
-- Rows of every workspace, also of one that is being moved.
select set_config('role', 'app_system', true), set_config('app.may_write', 'all', true);--> statement-breakpoint
update booking b set recorded_minor = recorded.minor
from (select workspace_id, booking_id, sum(amount_minor) as minor from income
  where booking_id is not null group by workspace_id, booking_id) recorded
where b.workspace_id = recorded.workspace_id and b.id = recorded.booking_id;--> statement-breakpoint
select set_config('role', 'none', true), set_config('app.may_write', '', true);--> statement-breakpoint
-- Sums again instead of adding the difference: right whatever the column contained before. The booking is locked first: only a statement
-- that begins afterwards sees what a concurrent transaction recorded for it.
create function kernel.sum_recorded(of_workspace uuid, of_booking uuid) returns void
language plpgsql
set search_path = public, pg_temp
as $$
begin
  perform from booking b where b.workspace_id = of_workspace and b.id = of_booking for no key update;
  if found then
    update booking b set recorded_minor = recorded.minor
    from (select coalesce(sum(i.amount_minor), 0) as minor from income i
      where i.workspace_id = of_workspace and i.booking_id = of_booking) recorded
    where b.workspace_id = of_workspace and b.id = of_booking and b.recorded_minor <> recorded.minor;
  end if;
end
$$;--> statement-breakpoint
create function kernel.record_for_booking() returns trigger
language plpgsql
set search_path = public, pg_temp
as $$
begin
  if tg_op <> 'INSERT' and old.booking_id is not null then
    perform kernel.sum_recorded(old.workspace_id, old.booking_id);
  end if;
  if tg_op <> 'DELETE' and new.booking_id is not null then
    perform kernel.sum_recorded(new.workspace_id, new.booking_id);
  end if;
  return null;
end
$$;--> statement-breakpoint
create trigger record_for_booking_insert after insert on income for each row
  when (new.booking_id is not null) execute function kernel.record_for_booking();--> statement-breakpoint
create trigger record_for_booking_update after update of booking_id, amount_minor on income for each row
  when ((old.booking_id, old.amount_minor) is distinct from (new.booking_id, new.amount_minor))
  execute function kernel.record_for_booking();--> statement-breakpoint
create trigger record_for_booking_delete after delete on income for each row
  when (old.booking_id is not null) execute function kernel.record_for_booking();--> statement-breakpoint
-- Archives and the trash contain the former sum; the Income is inserted after its booking, and summed then.
create function kernel.begin_recorded() returns trigger
language plpgsql
as $$
begin
  new.recorded_minor := 0;
  return new;
end
$$;--> statement-breakpoint
create trigger begin_recorded before insert on booking for each row
  when (new.recorded_minor <> 0) execute function kernel.begin_recorded();

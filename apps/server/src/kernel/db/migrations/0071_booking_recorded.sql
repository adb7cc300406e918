-- R-D10: lists summed the Income of every booking each time, to find the few that still owe. Now each booking knows what is recorded for it.
ALTER TABLE "booking" ADD COLUMN "recorded_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "booking_owed" ON "booking" USING btree ("workspace_id","property_id") WHERE status = 'confirmed' and recorded_minor < greatest(total_minor - discount_minor, 0);--> statement-breakpoint
-- Rows of every workspace.
select set_config('role', 'app_system', true);--> statement-breakpoint
update booking b set recorded_minor = recorded.minor
from (select workspace_id, booking_id, sum(amount_minor) as minor from income
  where booking_id is not null group by workspace_id, booking_id) recorded
where b.workspace_id = recorded.workspace_id and b.id = recorded.booking_id;--> statement-breakpoint
select set_config('role', 'none', true);--> statement-breakpoint
-- Sums again instead of adding the difference: right whatever the column contained before. The bookings are locked first, in the order of their
-- ids: only a statement that begins afterwards sees what a concurrent transaction recorded for them.
create function kernel.sum_recorded(workspaces uuid[], bookings uuid[]) returns void
language plpgsql
set search_path = public, pg_temp
as $$
begin
  if workspaces is null then
    return;
  end if;
  perform from booking b
  where (b.workspace_id, b.id) in (select * from unnest(workspaces, bookings))
  order by b.id for no key update of b;
  update booking b set recorded_minor = recorded.minor
  from (select t.workspace_id, t.booking_id, coalesce(sum(i.amount_minor), 0) as minor
    from unnest(workspaces, bookings) t (workspace_id, booking_id)
    left join income i on i.workspace_id = t.workspace_id and i.booking_id = t.booking_id
    group by t.workspace_id, t.booking_id) recorded
  where b.workspace_id = recorded.workspace_id and b.id = recorded.booking_id and b.recorded_minor <> recorded.minor;
end
$$;--> statement-breakpoint
create function kernel.record_for_bookings() returns trigger
language plpgsql
set search_path = public, pg_temp
as $$
begin
  perform kernel.sum_recorded(array_agg(c.workspace_id), array_agg(c.booking_id))
  from (select distinct workspace_id, booking_id from changed where booking_id is not null) c;
  return null;
end
$$;--> statement-breakpoint
create function kernel.record_for_changed_bookings() returns trigger
language plpgsql
set search_path = public, pg_temp
as $$
begin
  -- Differences of sets are hashed. A join could become a nested loop, since its plan is made for the few rows of the first update.
  perform kernel.sum_recorded(array_agg(c.workspace_id), array_agg(c.booking_id))
  from (
    select distinct d.workspace_id, d.booking_id from (
      (select workspace_id, id, booking_id, amount_minor from former where booking_id is not null
        except select workspace_id, id, booking_id, amount_minor from changed)
      union all
      (select workspace_id, id, booking_id, amount_minor from changed where booking_id is not null
        except select workspace_id, id, booking_id, amount_minor from former)) d) c;
  return null;
end
$$;--> statement-breakpoint
create trigger record_for_bookings_insert after insert on income referencing new table as changed
  for each statement execute function kernel.record_for_bookings();--> statement-breakpoint
create trigger record_for_bookings_update after update on income referencing old table as former new table as changed
  for each statement execute function kernel.record_for_changed_bookings();--> statement-breakpoint
create trigger record_for_bookings_delete after delete on income referencing old table as changed
  for each statement execute function kernel.record_for_bookings();--> statement-breakpoint
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

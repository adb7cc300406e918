CREATE TABLE "workspace_move" (
	"id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"code" text NOT NULL,
	"address" text,
	"begun_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "workspace_move_state" CHECK ("workspace_move"."state" in ('leaving', 'left', 'arrived'))
);
--> statement-breakpoint
-- A tenant's transaction has to know whether it may write; the code stays with the system.
grant select (id, state) on workspace_move to app_user;
--> statement-breakpoint
grant select, insert, update, delete on workspace_move to app_system;
--> statement-breakpoint
-- Refuses every change of a row whose workspace is leaving, whoever makes it: a request, a job, a link without a session, a cascade.
-- A transaction asks once for each workspace: what it may write is kept in app.may_write, and the trigger is not called again
-- (`all`: what a restore, a migration and the move itself write).
-- The shared lock lasts until the transaction ends: an export takes it alone, so that no change is under way when it reads.
create function kernel.refuse_while_moving() returns trigger
language plpgsql
as $$
declare
  changed uuid;
begin
  if tg_op = 'DELETE' then
    changed := (to_jsonb(old) ->> tg_argv[0])::uuid;
  else
    changed := (to_jsonb(new) ->> tg_argv[0])::uuid;
  end if;
  perform pg_advisory_xact_lock_shared(hashtextextended('move|' || changed::text, 0));
  if exists (select from public.workspace_move v where v.id = changed and v.state = 'leaving') then
    raise exception 'the workspace is being moved' using errcode = 'KM001';
  end if;
  perform set_config('app.may_write', changed::text, true);
  if tg_op = 'DELETE' then
    return old;
  end if;
  return new;
end
$$;
--> statement-breakpoint
-- For the migration of each new table of workspaces; the catalogue test fails for a table without it.
create function kernel.guard_moves(guarded regclass, named text default 'workspace_id') returns void
language plpgsql
as $$
begin
  execute format('create trigger refuse_while_moving before insert or update on %s for each row
    when (coalesce(current_setting(''app.may_write'', true), '''') not in (''all'', new.%I::text))
    execute function kernel.refuse_while_moving(%L)', guarded, named, named);
  execute format('create trigger refuse_while_moving_away before delete on %s for each row
    when (coalesce(current_setting(''app.may_write'', true), '''') not in (''all'', old.%I::text))
    execute function kernel.refuse_while_moving(%L)', guarded, named, named);
end
$$;
--> statement-breakpoint
revoke all on function kernel.guard_moves(regclass, text) from public;
--> statement-breakpoint
do $$
declare
  guarded regclass;
begin
  for guarded in select a.attrelid::regclass from pg_attribute a join pg_class c on c.oid = a.attrelid
    where a.attname = 'workspace_id' and c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
  loop
    perform kernel.guard_moves(guarded);
  end loop;
  perform kernel.guard_moves('workspace', 'id');
end
$$;
--> statement-breakpoint
-- Knows besides: that the workspace has moved away and where to, and that nothing is noted in one that is leaving.
drop function kernel.session_seat(text, uuid, timestamptz, interval, interval);
--> statement-breakpoint
create function kernel.session_seat(asked_token text, asked_workspace uuid, asked_at timestamptz, idle interval, life interval)
returns jsonb
language plpgsql
set role = 'app_system'
set search_path = public, pg_temp
as $$
declare
  answer jsonb;
begin
  with renewed as (
    -- At most once a day, so that reading seldom writes.
    update session set expires_at = least(now() + idle, created_at + life), updated_at = now()
    where token = asked_token and expires_at > now()
      and least(now() + idle, created_at + life) - expires_at >= interval '1 day'
      -- A look around lasts its hour and no longer.
      and not exists (select from "user" v where v.id = session.user_id and v.visit_ends_at is not null)
    returning expires_at),
  seen as (
    -- Seldom as well. Of an owner the session says enough.
    update membership set last_seen_at = asked_at
    where workspace_id = asked_workspace and role <> 'owner' and status = 'active'
      and not exists (select from workspace_move v where v.id = asked_workspace and v.state = 'leaving')
      and user_id = (select s.user_id from session s where s.token = asked_token and s.expires_at > now())
      and (last_seen_at is null or last_seen_at < asked_at - interval '5 minutes'))
  select jsonb_build_object(
    'sessionId', s.id, 'renewedForMs', (select floor(extract(epoch from r.expires_at - now()) * 1000) from renewed r),
    'userId', u.id, 'email', u.email, 'name', u.name, 'language', u.language,
    'admin', exists (select from user_roles r where r.user_id = u.id and r.role = 'admin'),
    'visiting', u.visit_ends_at is not null,
    'ownWorkspace', u.visit_ends_at is not null or exists (select from workspace own where own.owner_user_id = u.id and own.kind = 'own'),
    'startsIn', case when not exists (select from subscriptions opened where opened.user_id = u.id) then (
      select first.workspace_id from membership first
      where first.user_id = u.id and first.status = 'active' and first.role <> 'owner'
      order by first.created_at, first.workspace_id limit 1) end,
    'seat', (
      select jsonb_build_object('workspaceId', w.id, 'kind', w.kind, 'role', m.role, 'plan', p.plan, 'status', p.status,
        'left', exists (select from workspace_move v where v.id = w.id and v.state = 'left'),
        'movedTo', (select v.address from workspace_move v where v.id = w.id and v.state = 'left'),
        'trialEndsAtMs', extract(epoch from p.trial_ends_at) * 1000,
        'before', case when m.role = 'assistant' then (
          select count(*) from membership e
          where e.workspace_id = w.id and e.role = 'assistant' and e.status = 'active'
            and (e.created_at, e.user_id) < (m.created_at, m.user_id)) else 0 end)
      from workspace w
      join membership m on m.workspace_id = w.id and m.user_id = u.id and m.status = 'active'
      left join subscriptions p on p.user_id = w.owner_user_id
      where (w.expires_at is null or w.expires_at > asked_at)
        and not exists (select from account_deletion gone where gone.user_id = w.owner_user_id)
        and case when asked_workspace is null then w.owner_user_id = u.id
          and w.kind = case when u.visit_ends_at is null then 'own' else 'sample' end else w.id = asked_workspace end))
  into answer
  from session s join "user" u on u.id = s.user_id
  where s.token = asked_token and s.expires_at > now()
    and (u.visit_ends_at is null or u.visit_ends_at > asked_at)
    and not exists (select from account_deletion leaving where leaving.user_id = u.id);
  return answer;
end
$$;
--> statement-breakpoint
revoke all on function kernel.session_seat(text, uuid, timestamptz, interval, interval) from public;

ALTER TABLE "user" ADD COLUMN "visit_ends_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "user_visit" ON "user" USING btree ("visit_ends_at") WHERE visit_ends_at is not null;
--> statement-breakpoint
-- A mail is ordered in either role, and none goes out of a look around.
grant select (visit_ends_at) on "user" to app_user;
--> statement-breakpoint
-- Knows besides: who only looks around has the sample for their workspace and none of their own, until their hour is over.
-- Made anew, not replaced: its role could not check the new body of a function that it may not call.
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

-- Who asks and with which seat, in one statement: outside a transaction the login role sees no workspace, and a
-- transaction round the look-up would cost three statements more on every request. The function takes the role for
-- itself and gives it back; only a member of app_system, the login role, can call it.
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
    returning expires_at)
  select jsonb_build_object(
    'sessionId', s.id, 'renewedForMs', (select floor(extract(epoch from r.expires_at - now()) * 1000) from renewed r),
    'userId', u.id, 'email', u.email, 'name', u.name, 'language', u.language,
    'admin', exists (select from user_roles r where r.user_id = u.id and r.role = 'admin'),
    'ownWorkspace', exists (select from workspace own where own.owner_user_id = u.id and own.kind = 'own'),
    'seat', (
      select jsonb_build_object('workspaceId', w.id, 'kind', w.kind, 'role', m.role, 'plan', p.plan, 'status', p.status,
        'trialEndsAtMs', extract(epoch from p.trial_ends_at) * 1000)
      from workspace w
      join membership m on m.workspace_id = w.id and m.user_id = u.id and m.status = 'active'
      left join subscriptions p on p.user_id = w.owner_user_id
      where (w.expires_at is null or w.expires_at > asked_at)
        and case when asked_workspace is null then w.owner_user_id = u.id and w.kind = 'own' else w.id = asked_workspace end))
  into answer
  from session s join "user" u on u.id = s.user_id
  where s.token = asked_token and s.expires_at > now();
  return answer;
end
$$;
--> statement-breakpoint
revoke all on function kernel.session_seat(text, uuid, timestamptz, interval, interval) from public;
--> statement-breakpoint
-- Whether a time zone's name is known, without a savepoint round a statement that would fail on an unknown one.
create function kernel.knows_zone(zone text) returns boolean
language plpgsql stable
as $$
begin
  perform now() at time zone zone;
  return true;
exception when invalid_parameter_value then
  return false;
end
$$;
--> statement-breakpoint
grant usage on schema kernel to app_user, app_system;

-- The look-up of the session runs with every request. It was one statement that prepared both of its seldom writes each
-- time: now it reads first, and writes only what is due.
drop function kernel.session_seat(text, uuid, timestamptz, interval, interval);
--> statement-breakpoint
create function kernel.session_membership(asked_token text, asked_workspace uuid, asked_at timestamptz, idle interval, life interval)
returns jsonb
language plpgsql
set role = 'app_system'
set search_path = public, pg_temp
as $$
declare
  answer jsonb;
  known record;
  renewed_until timestamptz;
begin
  select s.id, s.user_id, u.visit_ends_at, s.expires_at, least(now() + idle, s.created_at + life) as may_end_at
  into known
  from session s join "user" u on u.id = s.user_id
  where s.token = asked_token and s.expires_at > now()
    and (u.visit_ends_at is null or u.visit_ends_at > asked_at)
    and not exists (select from account_deletion leaving where leaving.user_id = u.id);
  if not found then
    return null;
  end if;

  -- At most once a day, so that reading seldom writes. A look around lasts its hour and no longer.
  if known.visit_ends_at is null and known.may_end_at - known.expires_at >= interval '1 day' then
    update session s set expires_at = known.may_end_at, updated_at = now()
    where s.id = known.id and known.may_end_at - s.expires_at >= interval '1 day'
    returning s.expires_at into renewed_until;
  end if;

  -- Seldom as well. For an owner the session says enough.
  if asked_workspace is not null and exists (
    select from membership m
    where m.workspace_id = asked_workspace and m.user_id = known.user_id and m.role <> 'owner' and m.status = 'active'
      and (m.last_seen_at is null or m.last_seen_at < asked_at - interval '5 minutes')
      and not exists (select from workspace_move v where v.id = asked_workspace and v.state = 'leaving'))
  then
    update membership set last_seen_at = asked_at
    where workspace_id = asked_workspace and user_id = known.user_id and role <> 'owner' and status = 'active'
      and (last_seen_at is null or last_seen_at < asked_at - interval '5 minutes');
  end if;

  select jsonb_build_object(
    'sessionId', known.id, 'renewedForMs', floor(extract(epoch from renewed_until - now()) * 1000),
    'userId', u.id, 'email', u.email, 'name', u.name, 'language', u.language,
    'admin', exists (select from user_roles r where r.user_id = u.id and r.role = 'admin'),
    'visiting', u.visit_ends_at is not null,
    'ownWorkspace', u.visit_ends_at is not null or exists (select from workspace own where own.owner_user_id = u.id and own.kind = 'own'),
    'startsIn', case when not exists (select from subscriptions opened where opened.user_id = u.id) then (
      select first.workspace_id from membership first
      where first.user_id = u.id and first.status = 'active' and first.role <> 'owner'
      order by first.created_at, first.workspace_id limit 1) end,
    'membership', (
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
  from "user" u where u.id = known.user_id;
  return answer;
end
$$;
--> statement-breakpoint
revoke all on function kernel.session_membership(text, uuid, timestamptz, interval, interval) from public;

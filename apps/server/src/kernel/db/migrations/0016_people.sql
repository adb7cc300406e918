CREATE TABLE "invitation" (
	"workspace_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"language" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invitation_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "invitation_role" CHECK ("invitation"."role" in ('assistant', 'cleaner')),
	CONSTRAINT "invitation_language" CHECK ("invitation"."language" in ('en', 'es', 'de', 'fr', 'it')),
	CONSTRAINT "invitation_status" CHECK ("invitation"."status" in ('open', 'accepted', 'withdrawn'))
);
--> statement-breakpoint
ALTER TABLE "invitation" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "membership" ADD COLUMN "last_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invitation_open_once" ON "invitation" USING btree ("workspace_id","email") WHERE status = 'open';--> statement-breakpoint
CREATE POLICY "own_workspace" ON "invitation" AS PERMISSIVE FOR ALL TO "app_user" USING (workspace_id = (select nullif(current_setting('app.ws', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "invitation" AS PERMISSIVE FOR ALL TO "app_system" USING (current_user = 'app_system');
--> statement-breakpoint
-- Forced: the owner, which the login role is, sees no tenant row either unless it takes one of the two roles.
ALTER TABLE "invitation" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- Who belongs to a workspace is decided as app_system; a tenant's transaction counts and lists.
GRANT select ON "invitation" TO app_user;--> statement-breakpoint
GRANT select, insert, update, delete ON "invitation" TO app_system;--> statement-breakpoint
-- Knows besides: how many assistants came before this one (R-K06), when somebody invited was last here, and where a person
-- begins whose own workspace has not been opened yet.
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
    'ownWorkspace', exists (select from workspace own where own.owner_user_id = u.id and own.kind = 'own'),
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
        and case when asked_workspace is null then w.owner_user_id = u.id and w.kind = 'own' else w.id = asked_workspace end))
  into answer
  from session s join "user" u on u.id = s.user_id
  where s.token = asked_token and s.expires_at > now();
  return answer;
end
$$;
--> statement-breakpoint
revoke all on function kernel.session_seat(text, uuid, timestamptz, interval, interval) from public;

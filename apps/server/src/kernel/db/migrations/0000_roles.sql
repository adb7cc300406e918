-- Roles belong to the whole cluster: another database of it, or a boot at the same moment, may have made them.
do $$
begin
  create role app_user nologin nosuperuser nobypassrls;
exception when duplicate_object or unique_violation then null;
end
$$;
--> statement-breakpoint
do $$
begin
  create role app_system nologin nosuperuser nobypassrls;
exception when duplicate_object or unique_violation then null;
end
$$;
--> statement-breakpoint
-- From PostgreSQL 16 on the creator of a role may not `set role` to it without this grant.
-- A grant that meets another one of the same moment is tried again, then it finds the work done.
do $$
declare
  attempt integer := 0;
begin
  loop
    begin
      grant app_user to current_user;
      grant app_system to current_user;
      exit;
    exception when unique_violation or internal_error or serialization_failure then
      attempt := attempt + 1;
      if attempt >= 20 then raise; end if;
      perform pg_sleep(0.05);
    end;
  end loop;
end
$$;
--> statement-breakpoint
do $$
begin
  execute format('grant usage on schema %I to app_user, app_system', current_schema());
end
$$;

-- Forced: the owner, which the login role is, sees no tenant row either unless it takes one of the two roles.
alter table audit force row level security;
--> statement-breakpoint
alter table deposit_movement force row level security;
--> statement-breakpoint
alter table idempotency_key force row level security;
--> statement-breakpoint
alter table income force row level security;
--> statement-breakpoint
alter table lease force row level security;
--> statement-breakpoint
alter table lease_payment force row level security;
--> statement-breakpoint
alter table lease_refund force row level security;
--> statement-breakpoint
alter table membership force row level security;
--> statement-breakpoint
alter table property force row level security;
--> statement-breakpoint
alter table rent_row force row level security;
--> statement-breakpoint
alter table rent_step force row level security;
--> statement-breakpoint
alter table tenant force row level security;
--> statement-breakpoint
alter table trash force row level security;
--> statement-breakpoint
alter table unit force row level security;
--> statement-breakpoint
alter table workspace force row level security;
--> statement-breakpoint
alter table write_down force row level security;
--> statement-breakpoint
grant select, insert, update, delete on
  deposit_movement, idempotency_key, income, lease, lease_payment, lease_refund, property, rent_row, rent_step, tenant, trash, unit, write_down
to app_user;
--> statement-breakpoint
-- An audit entry is written once. Who belongs to a workspace, and that it exists, is decided as app_system.
grant select, insert on audit to app_user;
--> statement-breakpoint
grant select on membership to app_user;
--> statement-breakpoint
-- `for no key update` on the workspace row, the lock of the plan limits, wants the right to update one column.
grant select, update (name) on workspace to app_user;
--> statement-breakpoint
-- Of the global tables a tenant sees the people of its workspace and the plan of its owner, by policy.
grant select (id, name, email, language, timezone, base_currency, rent_kind, onboarding_hidden) on "user" to app_user;
--> statement-breakpoint
grant select on subscriptions to app_user;
--> statement-breakpoint
grant select, insert, update, delete on
  audit, deposit_movement, idempotency_key, income, lease, lease_payment, lease_refund, membership, property, rent_row, rent_step, tenant, trash, unit, workspace, write_down,
  account, page_views, pricing_leads, rate_limit, seo_pages, session, subscriptions, support_reports, "user", user_roles, verification
to app_system;

ALTER TABLE "turnover_job" RENAME TO "turnover";--> statement-breakpoint
ALTER TABLE "turnover" RENAME COLUMN "told_cleaner_id" TO "notified_cleaner_id";--> statement-breakpoint
ALTER TABLE "turnover" RENAME COLUMN "told_starts_at" TO "notified_starts_at";--> statement-breakpoint
ALTER TABLE "turnover" RENAME COLUMN "told_property_id" TO "notified_property_id";--> statement-breakpoint
ALTER TABLE "turnover" RENAME COLUMN "told_unit_id" TO "notified_unit_id";--> statement-breakpoint
ALTER TABLE "turnover" RENAME COLUMN "host_told_at" TO "host_notified_at";--> statement-breakpoint
ALTER TABLE "turnover" RENAME CONSTRAINT "turnover_job_workspace_id_id_pk" TO "turnover_workspace_id_id_pk";--> statement-breakpoint
ALTER TABLE "turnover" RENAME CONSTRAINT "turnover_job_workspace_id_workspace_id_fk" TO "turnover_workspace_id_workspace_id_fk";--> statement-breakpoint
ALTER TABLE "turnover" RENAME CONSTRAINT "turnover_job_booking" TO "turnover_booking";--> statement-breakpoint
ALTER TABLE "turnover" RENAME CONSTRAINT "turnover_job_property" TO "turnover_property";--> statement-breakpoint
ALTER TABLE "turnover" RENAME CONSTRAINT "turnover_job_unit" TO "turnover_unit";--> statement-breakpoint
ALTER TABLE "turnover" RENAME CONSTRAINT "turnover_job_cleaner" TO "turnover_cleaner";--> statement-breakpoint
ALTER TABLE "turnover" RENAME CONSTRAINT "turnover_job_expense" TO "turnover_expense";--> statement-breakpoint
ALTER TABLE "turnover" RENAME CONSTRAINT "turnover_job_kind" TO "turnover_kind";--> statement-breakpoint
ALTER TABLE "turnover" RENAME CONSTRAINT "turnover_job_status" TO "turnover_status";--> statement-breakpoint
ALTER TABLE "turnover" RENAME CONSTRAINT "turnover_job_done_by" TO "turnover_done_by";--> statement-breakpoint
ALTER TABLE "turnover" RENAME CONSTRAINT "turnover_job_paid_method" TO "turnover_paid_method";--> statement-breakpoint
ALTER TABLE "turnover" RENAME CONSTRAINT "turnover_job_currency" TO "turnover_currency";--> statement-breakpoint
ALTER TABLE "turnover" RENAME CONSTRAINT "turnover_job_manual" TO "turnover_manual";--> statement-breakpoint
ALTER TABLE "turnover" RENAME CONSTRAINT "turnover_job_slot" TO "turnover_slot";--> statement-breakpoint
ALTER TABLE "turnover" RENAME CONSTRAINT "turnover_job_assigned" TO "turnover_assigned";--> statement-breakpoint
ALTER TABLE "turnover" RENAME CONSTRAINT "turnover_job_done" TO "turnover_done";--> statement-breakpoint
ALTER TABLE "turnover" RENAME CONSTRAINT "turnover_job_fee" TO "turnover_fee";--> statement-breakpoint
ALTER TABLE "turnover" RENAME CONSTRAINT "turnover_job_paid" TO "turnover_paid";--> statement-breakpoint
ALTER TABLE "turnover" RENAME CONSTRAINT "turnover_job_approved" TO "turnover_approved";--> statement-breakpoint
ALTER TABLE "turnover" RENAME CONSTRAINT "turnover_job_told" TO "turnover_notified";--> statement-breakpoint
ALTER INDEX "turnover_job_of_booking" RENAME TO "turnover_of_booking";--> statement-breakpoint
ALTER INDEX "turnover_job_expense_once" RENAME TO "turnover_expense_once";--> statement-breakpoint
ALTER INDEX "turnover_job_by_slot" RENAME TO "turnover_by_slot";--> statement-breakpoint
ALTER INDEX "turnover_job_by_told" RENAME TO "turnover_by_notified";--> statement-breakpoint
ALTER INDEX "turnover_job_by_property" RENAME TO "turnover_by_property";--> statement-breakpoint
ALTER INDEX "turnover_job_by_cleaner" RENAME TO "turnover_by_cleaner";--> statement-breakpoint
ALTER INDEX "turnover_job_by_unit" RENAME TO "turnover_by_unit";--> statement-breakpoint
ALTER INDEX "turnover_job_by_done" RENAME TO "turnover_by_done";--> statement-breakpoint
ALTER TABLE "job_operation" RENAME TO "turnover_operation";--> statement-breakpoint
ALTER TABLE "turnover_operation" RENAME COLUMN "job_id" TO "turnover_id";--> statement-breakpoint
ALTER TABLE "turnover_operation" RENAME CONSTRAINT "job_operation_workspace_id_id_pk" TO "turnover_operation_workspace_id_id_pk";--> statement-breakpoint
ALTER TABLE "turnover_operation" RENAME CONSTRAINT "job_operation_workspace_id_workspace_id_fk" TO "turnover_operation_workspace_id_workspace_id_fk";--> statement-breakpoint
ALTER TABLE "turnover_operation" RENAME CONSTRAINT "job_operation_job" TO "turnover_operation_turnover";--> statement-breakpoint
ALTER TABLE "turnover_operation" RENAME CONSTRAINT "job_operation_once" TO "turnover_operation_once";--> statement-breakpoint
ALTER TABLE "turnover_operation" RENAME CONSTRAINT "job_operation_act" TO "turnover_operation_act";--> statement-breakpoint
ALTER TABLE "turnover_operation" RENAME CONSTRAINT "job_operation_by" TO "turnover_operation_by";--> statement-breakpoint
ALTER TABLE "turnover_operation" RENAME CONSTRAINT "job_operation_effect" TO "turnover_operation_effect";--> statement-breakpoint
ALTER TABLE "turnover_operation" RENAME CONSTRAINT "job_operation_item" TO "turnover_operation_item";--> statement-breakpoint
ALTER TABLE "turnover_reminder" RENAME COLUMN "job_id" TO "turnover_id";--> statement-breakpoint
ALTER TABLE "turnover_reminder" RENAME CONSTRAINT "turnover_reminder_job" TO "turnover_reminder_turnover";--> statement-breakpoint
ALTER TABLE "document" RENAME COLUMN "turnover_job_id" TO "turnover_id";--> statement-breakpoint
ALTER TABLE "document" RENAME CONSTRAINT "document_turnover_job" TO "document_turnover";--> statement-breakpoint
ALTER TABLE "document" RENAME CONSTRAINT "document_line_of_job" TO "document_line_of_turnover";--> statement-breakpoint
ALTER INDEX "document_by_turnover_job" RENAME TO "document_by_turnover";--> statement-breakpoint
-- The rows of every workspace: only this role may change them. It owns no table, so it acts after the tables are renamed.
select set_config('role', 'app_system', true);--> statement-breakpoint
update audit set entity = 'turnover' where entity = 'turnover_job';--> statement-breakpoint
update notice set facts = facts - array['daysLate', 'lateLeases']
  || case when facts ? 'daysLate' then jsonb_build_object('daysOverdue', facts -> 'daysLate') else '{}' end
  || case when facts ? 'lateLeases' then jsonb_build_object('overdueLeases', facts -> 'lateLeases') else '{}' end
where facts ?| array['daysLate', 'lateLeases'];--> statement-breakpoint
-- What lies in the trash names its kind, and the table and the columns of each of its rows.
update trash set kind = 'turnover' where kind = 'turnover_job';--> statement-breakpoint
update trash set payload = jsonb_build_object('turnovers', payload -> 'jobs')
where kind = 'assignment' and jsonb_typeof(payload) = 'object' and payload ? 'jobs';--> statement-breakpoint
update trash set payload = (
  select jsonb_agg(part
      || jsonb_build_object('table', case part ->> 'table'
        when 'turnover_job' then 'turnover' when 'job_operation' then 'turnover_operation' else part ->> 'table' end)
      || case when jsonb_typeof(part -> 'rows') = 'array' then jsonb_build_object('rows', (
        select coalesce(jsonb_agg((
          select jsonb_object_agg(case
            when part ->> 'table' = 'turnover_job' and key = 'told_cleaner_id' then 'notified_cleaner_id'
            when part ->> 'table' = 'turnover_job' and key = 'told_starts_at' then 'notified_starts_at'
            when part ->> 'table' = 'turnover_job' and key = 'told_property_id' then 'notified_property_id'
            when part ->> 'table' = 'turnover_job' and key = 'told_unit_id' then 'notified_unit_id'
            when part ->> 'table' = 'turnover_job' and key = 'host_told_at' then 'host_notified_at'
            when part ->> 'table' in ('job_operation', 'turnover_reminder') and key = 'job_id' then 'turnover_id'
            when part ->> 'table' = 'document' and key = 'turnover_job_id' then 'turnover_id'
            else key end, value)
          from jsonb_each(kept_row)) order by row_at), '[]'::jsonb)
        from jsonb_array_elements(part -> 'rows') with ordinality kept_rows(kept_row, row_at))) else '{}' end
      || case when jsonb_typeof(part -> 'links') = 'array' then jsonb_build_object('links', (
        select coalesce(jsonb_agg(case when link ->> 'table' = 'turnover_job'
          then link || '{"table": "turnover"}' else link end order by link_at), '[]'::jsonb)
        from jsonb_array_elements(part -> 'links') with ordinality links(link, link_at))) else '{}' end
    order by part_at)
  from jsonb_array_elements(payload) with ordinality parts(part, part_at)
)
where jsonb_typeof(payload) = 'array' and jsonb_array_length(payload) > 0
  and payload::text ~ '"(turnover_job|job_operation|turnover_reminder|turnover_job_id)"';--> statement-breakpoint
select set_config('role', 'none', true);

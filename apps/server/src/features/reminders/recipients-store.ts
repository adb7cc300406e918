import { plainDate } from "@keystead/domain/calendar";
import { languages } from "@keystead/domain/languages";
import type { Language } from "@keystead/domain/languages";
import { reminderKinds, reminderStops } from "@keystead/domain/reminders";
import type { ReminderOccasion, ReminderStop } from "@keystead/domain/reminders";
import { tenantLanguage } from "@keystead/domain/tenants";
import { sql } from "#kernel/db/drizzle.ts";
import * as z from "zod/mini";

import { rowsOf } from "#kernel/db/queries/rows.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";

const Person = z.object({
  id: z.string(),
  name: z.string(),
  email: z.nullable(z.string()),
  language: z.nullable(z.enum(languages)),
  country: z.nullable(z.string()),
  owner: z.enum(languages),
  stop: z.nullable(z.enum(reminderStops)),
  sent: z.array(
    z.object({
      kind: z.enum(reminderKinds),
      dueOn: z.pipe(z.string(), z.transform(plainDate)),
      orderedOn: z.string(),
    }),
  ),
});

/** The facts about a tenant of the lease that reminders need. */
export type Recipient = {
  readonly id: string;
  readonly name: string;
  /** Null if no address is known, and after the personal data was removed. */
  readonly email: string | null;
  readonly language: Language;
  readonly stop: ReminderStop | null;
  readonly sent: readonly (ReminderOccasion & { readonly orderedOn: string })[];
};

export async function findRecipients(
  { tx, scope }: Work<WorkspaceScope>,
  { leaseId }: { readonly leaseId: string },
): Promise<readonly Recipient[]> {
  const result = await tx.execute(sql`
    select jsonb_build_object('id', t.id, 'name', t.name, 'email', t.email, 'language', t.language,
      'country', p.country, 'owner', o.language,
      'stop', (select s.reason from rent_reminder_stop s
        where s.workspace_id = t.workspace_id and s.lease_id = signed.lease_id and s.tenant_id = t.id
          and (s.reason <> 'refused' or t.updated_at <= s.created_at) order by s.reason desc limit 1),
      'sent', (select coalesce(jsonb_agg(jsonb_build_object('kind', r.kind, 'dueOn', r.due_on, 'orderedOn', r.ordered_on)), '[]'::jsonb)
        from rent_reminder r
        where r.workspace_id = t.workspace_id and r.lease_id = signed.lease_id and r.tenant_id = t.id)) as person
    from (
      select l.id as lease_id, l.property_id, l.tenant_id, 0 as position from lease l
        where l.workspace_id = ${scope.workspaceId}::uuid and l.id = ${leaseId}::uuid
      union all
      select l.id, l.property_id, c.tenant_id, c.position from lease l
        join lease_co_tenant c on c.workspace_id = l.workspace_id and c.lease_id = l.id
        where l.workspace_id = ${scope.workspaceId}::uuid and l.id = ${leaseId}::uuid) signed
    join tenant t on t.workspace_id = ${scope.workspaceId}::uuid and t.id = signed.tenant_id
    join property p on p.workspace_id = t.workspace_id and p.id = signed.property_id
    join workspace w on w.id = t.workspace_id
    join "user" o on o.id = w.owner_user_id
    order by signed.position`);
  return rowsOf(result).map((row) => {
    const { language: chosen, country, owner, ...person } = Person.parse(row["person"]);
    return { ...person, language: tenantLanguage({ chosen, country, owner }) };
  });
}

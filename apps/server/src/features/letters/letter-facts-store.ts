import { plainDate } from "@keystead/domain/calendar";
import type { HandoverKind } from "@keystead/domain/handovers";
import { languages } from "@keystead/domain/languages";
import type { Language } from "@keystead/domain/languages";
import type { WrittenHandover } from "@keystead/domain/letters";
import { tenantLanguage } from "@keystead/domain/tenants";
import { and, eq, sql } from "#kernel/db/drizzle.ts";
import * as z from "zod/mini";

import { handover } from "#kernel/db/schema/index.ts";
import { firstRow } from "#kernel/db/queries/rows.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";

const Facts = z.object({
  country: z.string(),
  propertyType: z.string(),
  owner: z.enum(languages),
  signers: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      email: z.nullable(z.string()),
      language: z.nullable(z.enum(languages)),
    }),
  ),
});

/** A recipient of a letter; recipients are in the order in which they signed. */
export type Signer = {
  readonly id: string;
  readonly name: string;
  /** Null if none is known or the personal data was removed. */
  readonly email: string | null;
  readonly language: Language;
};

export type LetterFacts = {
  readonly country: string;
  readonly propertyType: string;
  readonly signers: readonly Signer[];
};

/**
 * The facts of a letter other than the books of its lease. Throws if the lease does not exist; the caller has checked
 * this.
 */
export async function findLetterFacts(
  { tx, scope }: Work<WorkspaceScope>,
  leaseId: string,
): Promise<LetterFacts> {
  const row = firstRow(
    await tx.execute(sql`
      select jsonb_build_object('country', p.country, 'propertyType', p.property_type, 'owner', o.language, 'signers', (
        select jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name, 'email', t.email, 'language', t.language) order by s.position)
        from (select l.tenant_id, -1 as position
          union all select c.tenant_id, c.position from lease_co_tenant c
            where c.workspace_id = l.workspace_id and c.lease_id = l.id) s
        join tenant t on t.workspace_id = l.workspace_id and t.id = s.tenant_id)) as facts
      from lease l
      join property p on p.workspace_id = l.workspace_id and p.id = l.property_id
      join workspace w on w.id = l.workspace_id
      join "user" o on o.id = w.owner_user_id
      where l.workspace_id = ${scope.workspaceId}::uuid and l.id = ${leaseId}::uuid`),
  );
  const { signers, owner, ...facts } = Facts.parse(row?.["facts"]);
  return {
    ...facts,
    signers: signers.map(({ language: chosen, ...signer }) => ({
      ...signer,
      language: tenantLanguage({ chosen, country: facts.country, owner }),
    })),
  };
}

/** The written record of a handover of a lease; empty before it is begun. */
export async function findWrittenHandover(
  { tx, scope }: Work<WorkspaceScope>,
  { leaseId, kind }: { readonly leaseId: string; readonly kind: HandoverKind },
): Promise<WrittenHandover> {
  const [row] = await tx
    .select({ notes: handover.notes, keysOn: handover.keysOn })
    .from(handover)
    .where(
      and(
        eq(handover.workspaceId, scope.workspaceId),
        eq(handover.leaseId, leaseId),
        eq(handover.kind, kind),
      ),
    );
  const keysOn = row?.keysOn ?? null;
  return { kind, notes: row?.notes ?? "", keysOn: keysOn === null ? null : plainDate(keysOn) };
}

import type { CleanerView, NewCleaner } from "@keystead/contract/turnovers";

import type { Deps } from "#deps.ts";
import { auditedChanges } from "#kernel/audit/audited-changes.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import type { Work } from "#kernel/work.ts";
import { checkCleaner } from "./check-cleaner.ts";
import { insertCleaner, replaceParts } from "./cleaner-store.ts";
import { sentCleaner, personalCleanerFields } from "./cleaner-view.ts";
import { getCleaner } from "./list-cleaners.ts";

/** Creates a contact without a link; the host makes the link when it is needed. */
export async function createCleaner(work: Work, deps: Deps, input: NewCleaner): Promise<CleanerView> {
  const { fields, ...parts } = await checkCleaner(work, input, null);
  const id = await insertCleaner(work, fields);
  await replaceParts(work, id, parts);
  const view = await getCleaner(work, deps, id);
  await writeAudit(work, {
    action: "create",
    entity: "cleaner",
    entityId: id,
    changes: auditedChanges({}, sentCleaner(view), personalCleanerFields),
  });
  return view;
}

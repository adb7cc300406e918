import type { RenewedAddress } from "#kernel/registry/hooks/renew-addresses.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";
import { notifyInBulk } from "../../notices/index.ts";
import { readOwner } from "../people-store.ts";

/**
 * Notifies the owner of the secret addresses that were renewed because a member who could read them deleted their
 * account; when the owner removes a member, the answer contains them instead. One notice for each, with a link to the
 * new address. Runs as `app_system`.
 */
export async function notifyOfRenewedLinks(
  work: Work<WorkspaceScope>,
  renewed: readonly RenewedAddress[],
): Promise<void> {
  if (renewed.length === 0) return;
  await notifyInBulk(
    work,
    [await readOwner(work)],
    renewed.map(({ kind, id }) => ({ kind: "address_renewed", recordId: id, facts: { address: kind } })),
  );
}

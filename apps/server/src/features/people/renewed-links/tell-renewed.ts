import type { RenewedAddress } from "#kernel/registry/renew-addresses.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";
import { tellInBulk } from "../../notices/index.ts";
import { readOwner } from "../people-store.ts";

/**
 * Tells the owner which secret addresses were made anew because somebody who could read them deleted their account: nobody is there to
 * be answered, as whoever removes a member is. One notice for each, which leads to where its new address stands. As `app_system`.
 */
export async function tellRenewed(
  work: Work<WorkspaceScope>,
  renewed: readonly RenewedAddress[],
): Promise<void> {
  if (renewed.length === 0) return;
  await tellInBulk(
    work,
    [await readOwner(work)],
    renewed.map(({ kind, id }) => ({ kind: "address_renewed", recordId: id, facts: { address: kind } })),
  );
}

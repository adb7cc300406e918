import type { MemberRole } from "@keystead/domain/permissions";

const id = "00000000-0000-4000-8000-00000000000e";

/** What `/api/v1/workspaces` answers to a person with this role in a workspace of Ada's. */
export const membershipOf = (role: MemberRole) => ({
  items: [{ id, kind: "own", name: "", role, ownerName: "Ada", baseCurrency: "EUR", paused: false }],
  current: id,
});

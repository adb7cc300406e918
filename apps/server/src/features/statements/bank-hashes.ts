import { printOf } from "@keystead/domain/statements";
import type { BankLine } from "@keystead/domain/statements";

import type { Deps } from "#deps.ts";
import { keyedHash } from "#kernel/links/keyed-hash.ts";
import type { WorkspaceScope } from "#kernel/work.ts";

/** What lines and accounts are known again by; another workspace's are others. */
export function bankHashes({ authSecret }: Pick<Deps, "authSecret">, { workspaceId }: WorkspaceScope) {
  const ofLine = keyedHash(authSecret, "statement-line");
  const ofAccount = keyedHash(authSecret, "tenant-account");
  return {
    line: (line: Parameters<typeof printOf>[0], number: number): string =>
      ofLine(`${workspaceId}|${printOf(line, number)}`),
    account: (account: NonNullable<BankLine["account"]>): string => ofAccount(`${workspaceId}|${account}`),
  };
}

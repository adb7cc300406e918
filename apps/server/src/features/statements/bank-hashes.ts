import { printOf } from "@keystead/domain/statements";
import type { BankLine } from "@keystead/domain/statements";
import { compareText } from "@keystead/domain/kernel";

import type { Deps } from "#deps.ts";
import { keyedHash } from "#kernel/links/keyed-hash.ts";
import type { WorkspaceScope } from "#kernel/work.ts";

/** What lines and accounts are known again by; another workspace's are others. */
export function bankHashes({ authSecret }: Pick<Deps, "authSecret">, { workspaceId }: WorkspaceScope) {
  const ofLine = keyedHash(authSecret, "statement-line");
  const ofAccount = keyedHash(authSecret, "tenant-account");
  const ofPayee = keyedHash(authSecret, "statement-payee");
  return {
    line: (line: Parameters<typeof printOf>[0], number: number): string =>
      ofLine(`${workspaceId}|${printOf(line, number)}`),
    /** The other side of a line that is no rent: by its account, else by the words of its name in any order; null without both. */
    payee: ({
      account,
      name,
      amountMinor,
    }: Pick<BankLine, "account" | "name" | "amountMinor">): string | null => {
      const words = name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
      const known = account ?? words.toSorted(compareText).join(" ");
      return known === "" ? null : ofPayee(`${workspaceId}|${amountMinor < 0 ? "to" : "by"}|${known}`);
    },
    account: (account: NonNullable<BankLine["account"]>): string => ofAccount(`${workspaceId}|${account}`),
  };
}

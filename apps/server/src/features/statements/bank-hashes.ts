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
  const payees = ({
    account,
    name,
    amountMinor,
  }: Pick<BankLine, "account" | "name" | "amountMinor">): readonly string[] => {
    const words = name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    return [account ?? "", words.toSorted(compareText).join(" ")]
      .filter((known) => known !== "")
      .map((known) => ofPayee(`${workspaceId}|${amountMinor < 0 ? "to" : "by"}|${known}`));
  };
  return {
    line: (line: Parameters<typeof printOf>[0], number: number): string =>
      ofLine(`${workspaceId}|${printOf(line, number)}`),
    /** All that the other side of a line that is no rent may be known by: its account, and the words of its name in any order. */
    payees,
    /** What of these is kept: the account, else the name; null without both. */
    payee: (line: Parameters<typeof payees>[0]): string | null => payees(line)[0] ?? null,
    /** What of them is kept of whoever pays bookings: the account alone, no name. */
    payerAccount: ({ account, amountMinor }: Pick<BankLine, "account" | "amountMinor">): string | null =>
      account === null ? null : (payees({ account, amountMinor, name: "" })[0] ?? null),
    account: (account: NonNullable<BankLine["account"]>): string => ofAccount(`${workspaceId}|${account}`),
  };
}

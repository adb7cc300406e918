import { printOf } from "@keystead/domain/statements";
import type { BankLine } from "@keystead/domain/statements";
import { compareText } from "@keystead/domain/kernel";

import type { Deps } from "#deps.ts";
import { keyedHash } from "#kernel/links/keyed-hash.ts";
import type { WorkspaceScope } from "#kernel/work.ts";

/** Hashes by which lines, accounts and payees are recognised again; each workspace has its own. */
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
    /**
     * All hashes that may identify the other party of a line that is not rent: the hash of its account, and that of
     * the words of its name in any order.
     */
    payees,
    /** The hash that is stored: that of the account, otherwise of the name; null without both. */
    payee: (line: Parameters<typeof payees>[0]): string | null => payees(line)[0] ?? null,
    /** The hash that is stored for a payer of bookings: of the account only, not of the name. */
    payerAccount: ({ account, amountMinor }: Pick<BankLine, "account" | "amountMinor">): string | null =>
      account === null ? null : (payees({ account, amountMinor, name: "" })[0] ?? null),
    account: (account: NonNullable<BankLine["account"]>): string => ofAccount(`${workspaceId}|${account}`),
  };
}

import { accountIn, isIban } from "../../bank-line.ts";
import type { BankTitle } from "../bank-titles.ts";
import { signOf, statusOf } from "../../bank-words.ts";
import type { BankColumnKind } from "../statement-columns.ts";
import { bestOf, mostly } from "./column-shape.ts";
import type { Shape } from "./column-shape.ts";

type Known = { readonly isUntitled: boolean; readonly ownAccount: string | null };

/** Distinguishes the owner's account from the other party's: the value that is the same in every row is the owner's. */
export function accountColumns(
  free: readonly Shape[],
  { isUntitled, ownAccount }: Known,
): readonly (readonly [BankColumnKind, Shape])[] {
  const found: (readonly [BankColumnKind, Shape])[] = [];
  const one = (kind: BankTitle): Shape | undefined =>
    bestOf(
      free.filter((shape) => !found.some(([, taken]) => taken === shape)),
      kind,
    );
  const add = (kind: BankColumnKind, shape: Shape | undefined): void => {
    if (shape !== undefined) found.push([kind, shape]);
  };
  add("payerAccount", one("payerAccount"));
  add("payeeAccount", one("payeeAccount"));
  const named = one("account");
  const own = one("ownAccount");
  // A value that is the same in all rows is the owner's, if the rows concern several people. A value that is missing in
  // some rows may instead belong to the only payer with an account.
  const isOwn = (shape: Shape): boolean =>
    valuesOf(shape).length === 1 &&
    (valuesOf(shape)[0] === ownAccount ||
      (shape.filled.length === shape.cells.length && free.some(isOfManyValues)));
  // "Account" alone may also be the other party's: then it differs from row to row.
  const saysOwn =
    own !== undefined &&
    own.isAccounts &&
    (valuesOf(own).length * 2 <= own.filled.length ||
      valuesOf(own).length === 1 ||
      own.meanings.some(({ kind, rank }) => kind === "ownAccount" && rank === 0));
  if (saysOwn) add("ownAccount", own);
  if (named !== undefined && valuesOf(named).join("") !== ownAccount) add("account", named);
  const others = free.filter(
    (shape) =>
      !found.some(([, taken]) => taken === shape) &&
      (isUntitled
        ? mostly(shape.filled, isBareAccount) && !shape.isDays
        : shape.meanings.some(({ kind }) => kind === "anyAccount") &&
          (shape.isAccounts || shape.filled.length === 0)),
  );
  // Two columns have one value in all rows: which of them is the owner's is unknown.
  const same = others.filter((shape) => valuesOf(shape).length === 1 && valuesOf(shape)[0] !== ownAccount);
  if (ownAccount === null && same.length > 1) return found;
  for (const shape of others) {
    const hasOwn =
      found.some(([kind]) => kind === "ownAccount") ||
      (ownAccount !== null && valuesOf(shape).join("") !== ownAccount);
    const hasOther = found.some(([kind]) => kind === "account");
    if (!hasOwn && isOwn(shape)) add("ownAccount", shape);
    else if (!hasOther && (hasOwn || valuesOf(shape).length > 1)) add("account", shape);
  }
  return found;
}

/** Words that vary from row to row, other than the booking status. */
function isOfManyValues({ filled, isAmounts, isAccounts, isDays }: Shape): boolean {
  if (isAmounts || isAccounts || isDays || filled.some((cell) => statusOf(cell) !== null)) return false;
  return new Set(filled.filter((cell) => /\p{L}{2}/u.test(cell) && signOf(cell) === null)).size > 1;
}

/** An account number without a title above it: an IBAN, or a number that cannot be anything else. */
export function isBareAccount(cell: string): boolean {
  return isIban(cell.replaceAll(/\s/g, "").toUpperCase()) || /^\d{6,18}$/.test(cell);
}

function valuesOf({ filled }: Shape): readonly string[] {
  return [...new Set(filled.map((cell) => accountIn(cell) ?? cell))];
}

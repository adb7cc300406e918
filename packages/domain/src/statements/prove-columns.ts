import { currency, parseCurrency } from "../money/index.ts";
import { amountFormOf, looksLikeAmount, signedAmountIn } from "./amount-form.ts";
import { accountIn, isIban } from "./bank-line.ts";
import type { BankTitle } from "./bank-titles.ts";
import { signOf, statusOf } from "./bank-words.ts";
import { titleMeanings } from "./statement-columns.ts";
import type { BankColumn, BankColumnKind } from "./statement-columns.ts";

/** How many rows are looked at. */
const LOOKED_AT = 400;

const DAY =
  /^(?:\d{1,2}[./-] ?\d{1,2}[./-] ?\d{2,4}|\d{4}-\d{2}-\d{2}.*|\d{4}[./]\d{1,2}[./]\d{1,2}|(?:19|20)\d{6}|\d{1,2}[ -]?\p{L}{3,10}\.?,?[ -]?\d{2,4}|\p{L}{3,10}\.? \d{1,2},? \d{2,4})(?:[ T]+\d{1,2}[:.]\d{2}.*)?$/u;

/** Whether a cell is written as a day of any form. */
export function looksLikeDay(cell: string): boolean {
  return DAY.test(cell);
}

/** Whether a row holds a day and an amount, in whatever cells. */
export function isBankRow(row: readonly string[]): boolean {
  return row.some(looksLikeDay) && row.some((cell) => looksLikeAmount(cell) && !looksLikeDay(cell));
}

/** The cells of a column that hold something, and what most of them look like. */
type Shape = {
  readonly at: number;
  readonly cells: readonly string[];
  readonly filled: readonly string[];
  readonly meanings: readonly { readonly kind: BankTitle; readonly rank: number }[];
  readonly isDays: boolean;
  readonly isAmounts: boolean;
  readonly isAccounts: boolean;
};

/**
 * What each column of a table holds, by its title and by what stands below it: a title counts only where the cells agree with it, the
 * balance is the column whose differences are the amounts, the own account the one that is the same in every row. Without titles it is
 * the cells alone. What cannot be proven stays `ignored`: a table without a date or an amount among the columns has to be asked about.
 */
export function proveColumns(
  titles: readonly string[],
  allRows: readonly (readonly string[])[],
  ownAccount: string | null,
): readonly BankColumn[] {
  const rows = rowsLookedAt(allRows);
  const width = Math.max(titles.length, ...rows.map(({ length }) => length));
  const shapes = Array.from({ length: width }, (_, at) => shapeOf(at, titles[at] ?? "", rows));
  const columns: BankColumn[] = shapes.map(() => "ignored");
  const isFree = ({ at }: Shape): boolean => columns[at] === "ignored";
  const put = (kind: BankColumnKind, shape: Shape | undefined): boolean => {
    if (shape === undefined) return false;
    columns[shape.at] = kind;
    return true;
  };
  const titled = (...kinds: readonly BankTitle[]): Shape | undefined =>
    kinds.map((kind) => bestOf(shapes.filter(isFree), kind)).find((found) => found !== undefined);
  const isUntitled = titles.every((title) => title === "");

  put("date", titled("date", "lateDate") ?? shapes.find(({ isDays }) => isDays));
  for (const [kind, shape] of moneyColumns(shapes.filter(isFree), titled)) put(kind, shape);
  put("sign", signColumn(shapes.filter(isFree), titled("sign")));
  put(
    "status",
    titled("status") ??
      shapes.filter(isFree).find(({ filled }) => mostly(filled, (cell) => statusOf(cell) !== null)),
  );
  put(
    "currency",
    titled("currency") ??
      shapes
        .filter(isFree)
        .find(({ filled, meanings }) => meanings.length === 0 && isUntitled && mostly(filled, isCurrency)),
  );
  for (const [kind, shape] of accountColumns(shapes.filter(isFree), { isUntitled, ownAccount }))
    put(kind, shape);
  for (const kind of ["name", "payer", "payee"] as const) put(kind, titled(kind));
  for (const shape of shapes.filter(isFree))
    if (shape.meanings.some(({ kind }) => kind === "text")) put("text", shape);
  if (isUntitled) {
    const accounts = shapes.filter(({ filled }) => mostly(filled, isBareAccount)).map(({ at }) => at);
    const wordy = shapes
      .filter(
        (shape) => isFree(shape) && mostly(shape.filled, (cell) => /\p{L}{3}/u.test(cell)) && !isKind(shape),
      )
      .toSorted((a, b) => lengthOf(b) - lengthOf(a));
    // The name stands beside the account, and is shorter than what it was for.
    const beside = (at: number): boolean => accounts.some((account) => Math.abs(at - account) === 1);
    const name = (wordy.length < 2 ? undefined : wordy.find(({ at }) => beside(at))) ?? wordy[1];
    put("name", name);
    put(
      "text",
      wordy.find((shape) => shape !== name),
    );
  }
  return columns;
}

/** Rows of sums, and of what stands before a table without titles, say nothing of its columns. No row behind the last one is looked at. */
function rowsLookedAt(rows: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const found: (readonly string[])[] = [];
  for (const row of rows) {
    if (found.length === LOOKED_AT) break;
    if (isBankRow(row)) found.push(row);
  }
  return found;
}

function shapeOf(at: number, title: string, rows: readonly (readonly string[])[]): Shape {
  const cells = rows.map((row) => row[at]?.trim() ?? "");
  const filled = cells.filter((cell) => cell !== "");
  const isDays = mostly(filled, looksLikeDay);
  const isAmounts = !isDays && mostly(filled, looksLikeAmount);
  const isAccounts = mostly(
    filled,
    (cell) => /\d{5}/.test(cell.replaceAll(/[\s-]/g, "")) && accountIn(cell) !== null,
  );
  const shape = { at, cells, filled, isDays, isAmounts, isAccounts };
  return { ...shape, meanings: titleMeanings(title).flatMap((one) => agreed(one, shape)) };
}

const SIDES: ReadonlyMap<BankTitle, BankTitle> = new Map([
  ["name", "account"],
  ["payer", "payerAccount"],
  ["payee", "payeeAccount"],
]);

/** A title's meaning as far as the cells below it agree with it. */
function agreed(
  one: { readonly kind: BankTitle; readonly rank: number },
  { filled, isAmounts, isAccounts }: Omit<Shape, "meanings">,
): readonly { readonly kind: BankTitle; readonly rank: number }[] {
  const { kind } = one;
  if (filled.length === 0) return [one];
  const side = SIDES.get(kind);
  if (side !== undefined) return isAccounts ? [{ ...one, kind: side }] : [one];
  switch (kind) {
    case "date":
    case "lateDate":
      return filled.some(looksLikeDay) ? [one] : [];
    case "amount":
    case "total":
    case "credit":
    case "debit":
    case "fee":
    case "balance":
      return isAmounts ? [one] : [];
    case "status":
      return filled.some((cell) => statusOf(cell) === "booked" || statusOf(cell) === "pending") ? [one] : [];
    case "currency":
      return mostly(filled, isCurrency) ? [one] : [];
    case "sign":
      return new Set(filled).size <= 4 ? [one] : [];
    case "text":
    case "account":
    case "anyAccount":
    case "ownAccount":
    case "payerAccount":
    case "payeeAccount":
    case "name":
    case "payer":
    case "payee":
      return [one];
  }
}

type Titled = (...kinds: readonly BankTitle[]) => Shape | undefined;

type Found = readonly (readonly [BankColumnKind, Shape])[];

/** The columns of money, by title and by proof; a balance and a fee that nothing contradicts beside them. */
function moneyColumns(free: readonly Shape[], titled: Titled): Found {
  const [balance, fee] = [titled("balance"), titled("fee")];
  const numbers = free.filter((one) => one.isAmounts && one !== fee);
  const moved = movedColumns(numbers, { titled, balance });
  const rest: Found = [
    ...(balance === undefined ? [] : [["balance", balance] as const]),
    ...(fee === undefined ? [] : [["fee", fee] as const]),
  ];
  const isTaken = ([kind, shape]: Found[number]): boolean =>
    moved.some(([other, taken]) => other === kind || taken === shape);
  return [...moved, ...rest.filter((one) => !isTaken(one))];
}

type TitledMoney = { readonly titled: Titled; readonly balance: Shape | undefined };

/** What each line moved: an amount with the balance that it follows, or its two halves. Empty where nothing proves it. */
function movedColumns(numbers: readonly Shape[], { titled, balance }: TitledMoney): Found {
  const amount = titled("amount") ?? titled("total");
  const [credit, debit] = [titled("credit"), titled("debit")];
  if (credit !== undefined && debit !== undefined && (amount === undefined || !hasSigns(amount)))
    return [
      ["credit", credit],
      ["debit", debit],
    ];
  if (amount !== undefined) {
    const moved = numbers.find(
      (other) => other !== amount && isBalanceOf(amount, other) && !isBalanceOf(other, amount),
    );
    if (moved !== undefined)
      return [
        ["amount", moved],
        ["balance", amount],
      ];
    const proven = balance ?? numbers.find((other) => other !== amount && isBalanceOf(other, amount));
    return proven === undefined
      ? [["amount", amount]]
      : [
          ["amount", amount],
          ["balance", proven],
        ];
  }
  if (credit !== undefined) return [["credit", credit]];
  return unnamedColumns(numbers.filter((one) => one !== balance && !isPlainNumber(one)));
}

/** The amounts among columns of numbers that no title names: in every row, or in the one or the other of two columns. */
function unnamedColumns(numbers: readonly Shape[]): Found {
  const unnamed = numbers.filter(({ cells, filled }) => filled.length === cells.length);
  const halves = unnamedHalves(numbers);
  if (halves !== null) return halves;
  const [only, another] = unnamed;
  if (only !== undefined && another === undefined) return numbers.length === 1 ? [["amount", only]] : [];
  const whole = unnamed.length >= 3 ? heldBeforeAndAfter(unnamed) : null;
  if (whole !== null) return whole;
  for (const one of unnamed) {
    const last = unnamed.findLast((other) => other !== one && isBalanceOf(other, one));
    if (last === undefined || unnamed.some((other) => other !== one && isBalanceOf(one, other))) continue;
    // What else is a number may be a fee.
    const rest = numbers.filter((other) => other !== one && other !== last);
    if (!rest.some(({ filled }) => filled.some((cell) => /[1-9]/.test(cell))))
      return [
        ["amount", one],
        ["balance", last],
      ];
  }
  return [];
}

/**
 * Two columns of which each row fills one: what went out is the one whose amounts are all below zero. Undecided without such signs, and
 * where a third column of numbers may be a fee.
 */
function unnamedHalves(numbers: readonly Shape[]): Found | null {
  for (const one of numbers)
    for (const other of numbers) {
      if (one === other || one.filled.length === 0 || other.filled.length === 0) continue;
      if (!one.cells.every((cell, at) => (cell === "") !== (other.cells[at] === ""))) continue;
      const isOut = ({ filled }: Shape): boolean => filled.every((cell) => /^[-−–(]|[-−–)]$/.test(cell));
      if (isOut(one) === isOut(other) || numbers.length > 2) return [];
      const [debit, credit] = isOut(one) ? [one, other] : [other, one];
      return [
        ["credit", credit],
        ["debit", debit],
      ];
    }
  return null;
}

/** Of three columns of numbers the one that is, in every row, what lies between the other two: "1000,00 1950,00 950,00". */
function heldBeforeAndAfter(unnamed: readonly Shape[]): readonly (readonly [BankColumnKind, Shape])[] | null {
  for (const amount of unnamed)
    for (const after of unnamed)
      for (const before of unnamed) {
        if (new Set([amount, after, before]).size < 3) continue;
        const [moved, held, had] = [numbersOf(amount), numbersOf(after), numbersOf(before)];
        const fits = moved.every(
          (minor, at) => minor !== null && minor !== 0 && (had[at] ?? Number.NaN) + minor === held[at],
        );
        // What was held after one row was held before its neighbour, which the amounts are not.
        const goesOn =
          held.slice(1).every((_, at) => had[at + 1] === held[at]) ||
          held.slice(1).every((_, at) => had[at] === held[at + 1]);
        if (fits && goesOn && held.length > 1)
          return [
            ["amount", amount],
            ["balance", after],
          ];
      }
  return null;
}

/** The one of two columns of numbers whose differences from row to row are the other. */
function isBalanceOf(balance: Shape, amount: Shape): boolean {
  const [after, moved] = [numbersOf(balance), numbersOf(amount)];
  let [pairs, rising, falling] = [0, 0, 0];
  for (const at of after.keys()) {
    const [now, before] = [after[at], at === 0 ? null : after[at - 1]];
    const [here, above] = [moved[at], at === 0 ? null : moved[at - 1]];
    if (typeof now !== "number" || typeof before !== "number") continue;
    if (typeof here !== "number" || typeof above !== "number") continue;
    pairs += 1;
    if (Math.abs(now - before) === Math.abs(here) && here !== 0) rising += 1;
    if (Math.abs(before - now) === Math.abs(above) && above !== 0) falling += 1;
  }
  // Of a few rows a column that is nothing in one of them may be a fee that comes to the same by chance.
  if (pairs <= 2 && after.includes(0)) return false;
  return pairs > 0 && Math.max(rising, falling) >= pairs * 0.8;
}

const ANY = currency("EUR");

function numbersOf({ cells, filled }: Shape): readonly (number | null)[] {
  const form = amountFormOf(filled);
  return cells.map((cell) => (cell === "" ? null : signedAmountIn(cell, form, ANY)));
}

function hasSigns({ filled }: Shape): boolean {
  return filled.some((cell) => /[-−–()]/.test(cell));
}

/** Numbers without cents anywhere, such as those of documents, are no amounts unless a title says so. */
function isPlainNumber({ filled }: Shape): boolean {
  return filled.every((cell) => /^\d+$/.test(cell));
}

/** By its title; without one a column of nothing but words and letters for debit and credit. */
function signColumn(free: readonly Shape[], titled: Shape | undefined): Shape | undefined {
  const says = ({ filled }: Shape): boolean =>
    filled.length > 0 && filled.every((cell) => signOf(cell) !== null);
  return titled ?? free.find(says);
}

type Known = { readonly isUntitled: boolean; readonly ownAccount: string | null };

/** Which account is the owner's and which the other side's: what is the same in every row is the owner's. */
function accountColumns(
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
  // What is the same in all rows is the owner's, if the rows are of several people.
  const isOwn = (shape: Shape): boolean =>
    valuesOf(shape).length === 1 && (valuesOf(shape)[0] === ownAccount || free.some(isOfSeveral));
  const saysOwn = own !== undefined && own.isAccounts;
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
  // Two that are the same in all rows: nothing says which of them is whose.
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

/** The same few words again and again: what kind of business it was. */
function isKind({ filled }: Shape): boolean {
  return filled.length >= 4 && new Set(filled).size <= filled.length / 2;
}

/** Words that differ from row to row, and say nothing of how far the bank has come with it. */
function isOfSeveral({ filled, isAmounts, isAccounts, isDays }: Shape): boolean {
  if (isAmounts || isAccounts || isDays || filled.some((cell) => statusOf(cell) !== null)) return false;
  return new Set(filled.filter((cell) => /\p{L}{2}/u.test(cell) && signOf(cell) === null)).size > 1;
}

/** An account without a title over it: an IBAN, or a number that is nothing else. */
function isBareAccount(cell: string): boolean {
  return isIban(cell.replaceAll(/\s/g, "").toUpperCase()) || /^\d{6,18}$/.test(cell);
}

function valuesOf({ filled }: Shape): readonly string[] {
  return [...new Set(filled.map((cell) => accountIn(cell) ?? cell))];
}

function bestOf(shapes: readonly Shape[], kind: BankTitle): Shape | undefined {
  const ranked = shapes.flatMap((shape) =>
    shape.meanings.filter((one) => one.kind === kind).map(({ rank }) => ({ shape, rank })),
  );
  const best = Math.min(...ranked.map(({ rank }) => rank));
  const equal = ranked.filter(({ rank }) => rank === best).map(({ shape }) => shape);
  // Of two with one meaning the first that holds anything.
  return equal.find(({ filled }) => filled.length > 0) ?? equal[0];
}

function isCurrency(cell: string): boolean {
  return /^[A-Z]{3}$/.test(cell) && parseCurrency(cell) !== null;
}

function mostly(cells: readonly string[], fits: (cell: string) => boolean): boolean {
  return cells.length > 0 && cells.filter(fits).length >= cells.length * 0.7;
}

function lengthOf({ filled }: Shape): number {
  return filled.reduce((sum, cell) => sum + cell.length, 0);
}

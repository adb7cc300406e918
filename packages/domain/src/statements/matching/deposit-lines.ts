import { saysDeposit } from "../bank-words.ts";
import { hasEqualNear, monthsOfSum, payableBy, sameAMonthBefore } from "./fit-amount.ts";
import type { NumberedLine } from "./find-lines-in-books.ts";
import type { RecordedDeposit } from "./known-lease.ts";
import type { Matched, ReadLine } from "./known-payers.ts";
import { monthsNamed } from "./named-months.ts";
import { isNameOf } from "./payer-name.ts";
import { oneForOne } from "./one-for-one.ts";
import { saysRent } from "./reference.ts";
import type { StatementOutcome } from "./statement-outcome.ts";

type Deposit = Extract<StatementOutcome, { state: "deposit" }>;
/** Whether a line may be the deposit of a lease. */
type MayBe = (line: NumberedLine, of: Matched) => boolean;

/**
 * The lines that are recorded deposits: same sum, currency and direction within 3 days, each deposit for one line.
 * Lines that mention a deposit come first; a line that fits the rent, or says that it is rent, is no deposit. A line of
 * an unknown payer may be anyone's deposit of that sum, unless a lease owes that sum as rent.
 */
export function recordedDeposits(
  lines: readonly NumberedLine[],
  known: readonly Matched[],
): ReadonlyMap<number, Deposit> {
  const found = new Map<number, Deposit>();
  const take = (mayBe: MayBe): void => {
    for (const of of known) {
      const candidates = lines.filter((one) => !found.has(one.at) && isOpen(one, of) && mayBe(one, of));
      for (const [line, deposit] of pairsOf(candidates, openDeposits(of))) {
        of.spoken.add(deposit.depositId);
        const isCertain =
          isKnownAccount(line, of) && !isCalledOther(line, { of, known }) && !mayBeMonths(line.line, of);
        found.set(line.at, {
          state: "deposit",
          leaseId: of.lease.id,
          recordedOn: deposit.movedOn,
          isCertain,
        });
      }
    }
  };
  const isTheirs: MayBe = ({ payers }, of) => payers.some((one) => one.of === of);
  take((one, of) => isTheirs(one, of) && saysDeposit(one.line.text));
  take((one, of) => isTheirs(one, of) && !saysRent(one.line.text) && !fitsRent(one.line, of));
  take(
    ({ line, payers }) =>
      payers.length === 0 &&
      !line.returned &&
      (line.amountMinor > 0 || saysDeposit(line.text)) &&
      !known.some((of) => of.lease.currency === line.currency && fitsRent(line, of)),
  );
  return found;
}

/**
 * The agreed deposit that is still due, if exactly one of the given leases has one of this sum, and the line either
 * mentions a deposit or does not look like rent. Null where there is none, or several could be meant.
 */
export function dueDeposit(line: ReadLine, leases: readonly Matched[]): Deposit | null {
  if (line.amountMinor <= 0 || line.returned) return null;
  const [only, another] = leases.filter(
    ({ lease }) =>
      lease.currency === line.currency &&
      line.bookedOn <= lease.today &&
      lease.depositDueMinor === line.amountMinor,
  );
  if (only === undefined || another !== undefined) return null;
  if (!saysDeposit(line.text) && (saysRent(line.text) || fitsRent(line, only))) return null;
  return { state: "deposit", leaseId: only.lease.id, recordedOn: null, isCertain: false };
}

/** Whether a deposit of the line's sum is recorded near it that belongs to no other line. */
export function hasDepositNear(line: ReadLine, of: Matched): boolean {
  return hasEqualNear(
    line,
    openDeposits(of).map(({ movedOn, amountMinor }) => ({ paidOn: movedOn, amountMinor })),
  );
}

function isOpen({ line }: NumberedLine, { lease }: Matched): boolean {
  return line.chosenLeaseId === null && line.currency === lease.currency;
}

function openDeposits({ lease, spoken }: Matched): readonly RecordedDeposit[] {
  return lease.deposits.filter(({ depositId }) => !spoken.has(depositId));
}

/**
 * Whether the sum fits rent: of one open month, of the months named in the text, or as paid a month before. Several
 * months together that the text does not name are as likely a deposit, which is two or three months' rent in most
 * leases.
 */
function fitsRent(line: ReadLine, { lease }: Matched): boolean {
  if (line.amountMinor <= 0) return false;
  const months = monthsOfSum(line, payableBy(line, lease));
  const isMeant = months?.length === 1 || monthsNamed(line.namedMonths, months ?? []).length > 0;
  return isMeant || sameAMonthBefore(line, lease) !== null;
}

/** Whether the sum is also that of open months, and the text does not mention a deposit. */
function mayBeMonths(line: ReadLine, { lease }: Matched): boolean {
  return !saysDeposit(line.text) && monthsOfSum(line, payableBy(line, lease)) !== null;
}

/** Whether the account is known as this tenant's, and not as that of another tenant with a lease. */
function isKnownAccount({ payers }: NumberedLine, of: Matched): boolean {
  return payers.length === 1 && payers[0]?.of === of && payers[0].by === "account";
}

/** The line's payer name is that of another tenant. */
function isCalledOther(
  { line }: NumberedLine,
  { of, known }: { readonly of: Matched; readonly known: readonly Matched[] },
): boolean {
  const isCalled = ({ names }: Matched): boolean => names.some((name) => isNameOf(line.payerWords, name));
  return !isCalled(of) && known.some(isCalled);
}

function pairsOf(
  lines: readonly NumberedLine[],
  deposits: readonly RecordedDeposit[],
): readonly (readonly [NumberedLine, RecordedDeposit])[] {
  const bySum = Map.groupBy(deposits, ({ amountMinor }) => amountMinor);
  return [...Map.groupBy(lines, ({ line }) => line.amountMinor)].flatMap(([sum, candidates]) => {
    const there = bySum.get(sum) ?? [];
    const positions = oneForOne(
      candidates.map(({ line }) => line.bookedOn),
      there.map(({ movedOn }) => movedOn),
    );
    return candidates.flatMap((one, at): (readonly [NumberedLine, RecordedDeposit])[] => {
      const deposit = there[positions[at] ?? -1];
      return deposit === undefined ? [] : [[one, deposit]];
    });
  });
}

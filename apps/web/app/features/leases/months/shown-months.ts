import type { LeaseMonthView, LeaseView } from "@keystead/contract/leases";

import { isZero } from "../../../lib/format/minor-units.ts";

/** At least this many due months are shown; more if an older one is open. */
const IN_SIGHT = 6;
/** This many settled months are shown before the oldest open one, to show how the arrears began. */
const BEFORE_ARREARS = 3;

export type ShownMonths = {
  /** Months after the next one, folded into one line; the newest first. */
  readonly later: readonly LeaseMonthView[];
  readonly shown: readonly LeaseMonthView[];
  /** The oldest months, all settled; never just one, which would take as much space as the line that folds it. */
  readonly earlier: readonly LeaseMonthView[];
};

/** Which months of a lease are shown at first, the newest first. Open months are always shown. */
export function shownMonths({ months, today }: Pick<LeaseView, "months" | "today">): ShownMonths {
  const next = months.find(({ dueOn }) => dueOn > today);
  const later = months.filter(
    ({ dueOn, settled }) => next !== undefined && dueOn > next.dueOn && isZero(settled),
  );
  const rest = months.filter((month) => !later.includes(month));
  const due = rest.filter(({ dueOn }) => dueOn <= today);
  const oldestOpen = due.findIndex(({ outstanding }) => !isZero(outstanding));
  const mayGo = Math.min(due.length - IN_SIGHT, oldestOpen === -1 ? due.length : oldestOpen - BEFORE_ARREARS);
  const hidden = mayGo < 2 ? 0 : mayGo;
  return {
    later: later.toReversed(),
    shown: rest.slice(hidden).toReversed(),
    earlier: rest.slice(0, hidden).toReversed(),
  };
}

import type { LeaseMonthView, LeaseView } from "@keystead/contract/leases";

import { isZero } from "../../../lib/format/minor-units.ts";

/** So many months that were due stay in sight, more where an older one is open. */
const IN_SIGHT = 6;
/** So many settled months stay below the oldest open one: the way into arrears is seen. */
const BEFORE_ARREARS = 3;

export type ShownMonths = {
  /** Beyond the next one to come; they wait behind a line. The newest first. */
  readonly later: readonly LeaseMonthView[];
  readonly shown: readonly LeaseMonthView[];
  /** The oldest, all of them settled; never just one, which would take as much room as its line. */
  readonly earlier: readonly LeaseMonthView[];
};

/** Which months of a lease are in sight before anything is opened, the newest first. What is open is always in sight. */
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

import { addToMonth, month } from "@keystead/domain/calendar";

import { useTranslation } from "../../../ui/text/use-translation.ts";
import { useMonthName, useMonthRange } from "../payments/transfer-messages.ts";

type UntrackedProps = {
  readonly first: string;
  /** The first tracked month. */
  readonly from: string;
  readonly today: string;
  /** Absent where they can no longer be tracked. */
  readonly onTrack?: (period: string) => void;
};

/** "March to October are not tracked. Track from March" */
export function Untracked({ first, from, today, onTrack }: UntrackedProps) {
  const { t } = useTranslation("leases");
  const nameOf = useMonthName(today);
  const rangeOf = useMonthRange(today);
  const last = addToMonth(month(from), -1);
  return (
    <span>
      {t("untracked", { count: first === last ? 1 : 2, months: rangeOf([first, last]) })}{" "}
      {onTrack === undefined ? null : (
        <button
          type="button"
          className="ks-link-button"
          onClick={() => {
            onTrack(first);
          }}
        >
          {t("trackFromMonth", { month: nameOf(first) })}
        </button>
      )}
    </span>
  );
}

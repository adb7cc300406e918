import { Button } from "@mantine/core";
import { MOST_AT_ONCE } from "@keystead/domain/lists";
import { IconCheck, IconChevronDown } from "@tabler/icons-react";

import { formatMonth } from "../../../../lib/format/format.ts";
import { useLanguage } from "../../../../ui/text/use-language.ts";
import { useTranslation } from "../../../../ui/text/use-translation.ts";
import type { Payable } from "../payable.ts";
import type { PaySheetState } from "./use-pay-sheet.ts";
import "./pay-sheet.css";

type PayChipsProps = {
  readonly payable: Payable;
  readonly sheet: Pick<PaySheetState, "lines" | "ticked" | "tick">;
  /** The last month of the shown history; null when paying one transfer. */
  readonly through: string | null;
  readonly onThrough: (period: string | null) => void;
};

/** Everything open as one transfer, or each month paid on its own day; with a single month there is no choice. */
export function PayChips({ payable, sheet, through, onThrough }: PayChipsProps) {
  const { t } = useTranslation("pay");
  const language = useLanguage();
  const due = payable.months.filter(({ dueOn }) => dueOn <= payable.today);
  if (due.length < 2) return null;
  const everything = sheet.lines.filter(({ month }) => due.includes(month)).map(({ key }) => key);
  const upTo = (period: string) => t("upTo", { month: formatMonth(period, language) });
  const isOne = through === null;
  const isEverything =
    isOne &&
    sheet.ticked.length === everything.length &&
    sheet.ticked.every(({ key }) => everything.includes(key));
  return (
    <div className="ks-pay-sheet-chips">
      <Button
        variant="default"
        size="xs"
        aria-pressed={isEverything}
        leftSection={isEverything ? <IconCheck size={16} aria-hidden /> : null}
        onClick={() => {
          if (isOne) sheet.tick(isEverything ? [] : everything);
          else onThrough(null);
        }}
      >
        {isOne ? t("everythingOpen") : t("oneTransfer")}
      </Button>
      <span className="ks-pay-sheet-through" data-chosen={!isOne}>
        <span aria-hidden="true">{isOne ? t("paidUpTo") : upTo(through)}</span>
        <IconChevronDown size={16} aria-hidden />
        <select
          aria-label={t("paidUpTo")}
          value={through ?? ""}
          onChange={(event) => {
            onThrough(event.currentTarget.value || null);
          }}
        >
          <option value="">{t("paidUpTo")}</option>
          {/* Limited per booking; the rest can be booked next. */}
          {due.slice(0, MOST_AT_ONCE).map(({ period }) => (
            <option key={period} value={period}>
              {upTo(period)}
            </option>
          ))}
        </select>
      </span>
    </div>
  );
}

import { NativeSelect } from "@mantine/core";
import { addToMonth, month, monthOf, type PlainDate } from "@keystead/domain/calendar";
import { type LeaseTerms, proposedTrackFrom, rentSchedule } from "@keystead/domain/leases";
import { totalOf } from "@keystead/domain/money";

import { formatMonth } from "../../../lib/format/format.ts";
import { amountOf } from "../../../lib/format/minor-units.ts";
import { typedDay } from "../../../lib/format/day-input.ts";
import { MoneyInput } from "../../../ui/field/money-input.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import type { LeaseFieldsProps } from "./lease-field-props.ts";
import "./lease-tracking.css";
import { MonthsMade } from "./months-made.tsx";
import { Untracked } from "../detail/untracked.tsx";

/**
 * R-C21, right below the start: a lease that began before this month has months nobody asks for. Says which, offers to ask for them,
 * and shows what that makes; below it what was open when tracking begins.
 */
export function LeaseTracking({ form, currency, today, terms }: LeaseFieldsProps) {
  const { t } = useTranslation("leases");
  const language = useLanguage();
  const { values } = form;
  const startsOn = typedDay(values.startsOn);
  const endsOn = values.ongoing ? null : typedDay(values.endsOn);
  const proposal = startsOn === null ? null : proposedTrackFrom({ startsOn, endsOn }, today);
  if (startsOn === null || proposal === null) return null;
  const first = monthOf(startsOn);
  const from = values.trackFrom === "" ? proposal : month(values.trackFrom);
  const choose = (period: string) => {
    form.set("trackFrom", period === proposal ? "" : period);
  };
  return (
    <div className="ks-lease-tracking">
      {from > first ? <Untracked first={first} from={from} today={today} onTrack={choose} /> : null}
      {from < proposal ? (
        <Made terms={terms} currency={currency} today={today} onNone={() => choose(proposal)} />
      ) : null}
      <NativeSelect
        {...form.field("trackFrom")}
        label={t("trackFrom")}
        value={from}
        onChange={(event) => {
          choose(event.currentTarget.value);
        }}
        data={monthsBack(startsOn, today).map((period) => ({
          value: period,
          label: formatMonth(period, language),
        }))}
      />
      <MoneyInput
        {...form.field("opening")}
        label={t("opening")}
        description={t("openingNote")}
        currency={currency}
        rule="any"
        example="0"
      />
    </div>
  );
}

type MadeProps = {
  /** null while the rent cannot be read. */
  readonly terms: LeaseTerms | null;
  readonly currency: string;
  readonly today: PlainDate;
  readonly onNone: () => void;
};

/** The months before this one that tracking makes, by the same rule that makes the schedule. */
function Made({ terms, currency, today, onNone }: MadeProps) {
  const { t } = useTranslation("leases");
  const made = terms === null ? [] : monthsMade(terms, today);
  const sum = totalOf(made.map(({ minor }) => minor));
  return (
    <>
      <MonthsMade
        months={made.map(({ minor, ...month }) => ({ ...month, amount: amountOf(minor, currency) }))}
        together={amountOf(sum, currency)}
        currency={currency}
      />
      <button type="button" className="ks-link-button" onClick={onNone}>
        {t("trackNone")}
      </button>
    </>
  );
}

function monthsMade(terms: LeaseTerms, today: PlainDate) {
  const rows = rentSchedule({ ...terms, openingMinor: 0 }, addToMonth(monthOf(today), -1));
  return [...Map.groupBy(rows, ({ period }) => period)].map(([period, parts]) => ({
    period,
    dueOn: parts[0]?.dueOn ?? "",
    minor: totalOf(parts.map(({ amountMinor }) => amountMinor)),
  }));
}

/** This month and those before it, back to the start, at most five years. */
function monthsBack(startsOn: PlainDate, today: PlainDate): readonly string[] {
  const months: string[] = [];
  for (let back = 0; back < 60; back += 1) {
    const period = addToMonth(monthOf(today), -back);
    if (period < monthOf(startsOn)) break;
    months.push(period);
  }
  return months;
}

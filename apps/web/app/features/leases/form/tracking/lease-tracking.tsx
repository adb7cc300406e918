import { NativeSelect, Switch } from "@mantine/core";
import "@mantine/core/styles/Switch.css";
import { type Month, month, monthOf, type PlainDate } from "@keystead/domain/calendar";
import { type LeaseTerms, proposedTrackFrom } from "@keystead/domain/leases";
import { totalOf } from "@keystead/domain/money";

import { formatMoney, formatMonth } from "../../../../lib/format/format.ts";
import { amountOf } from "../../../../lib/format/minor-units.ts";
import { dayOfInput } from "../../../../lib/format/day-of-input.ts";
import { MoneyInput } from "../../../../ui/field/money-input.tsx";
import { useLanguage } from "../../../../ui/text/use-language.ts";
import { useTranslation } from "../../../../ui/text/use-translation.ts";
import { MethodChoice } from "../../payments/method-choice.tsx";
import { useMonthName } from "../../payments/transfer-messages.ts";
import type { LeaseFieldsProps } from "../lease-field-props.ts";
import { firstOfHistory, monthsBack, pastMonths } from "./lease-months.ts";
import "./lease-tracking.css";
import { MonthsMade } from "../months-made.tsx";
import { Untracked } from "../../detail/untracked.tsx";

/**
 * R-C21, below the rent: the months before this one of a lease that began earlier. Asks whether all were paid, answered
 * by one switch; otherwise shows which are untracked, offers to track them, and previews the result.
 */
export function LeaseTracking(props: LeaseFieldsProps) {
  const { form, today } = props;
  const startsOn = dayOfInput(form.values.startsOn);
  if (startsOn === null || monthOf(startsOn) >= monthOf(today)) return null;
  return (
    <div className="ks-lease-tracking">
      <AllPaid {...props} first={firstOfHistory(startsOn, today)} />
      {form.values.allPaid ? null : <TrackFrom {...props} startsOn={startsOn} />}
    </div>
  );
}

/** "All paid since March?", with the sum, and the months once it is answered. */
function AllPaid({ form, currency, today, terms, first }: LeaseFieldsProps & { readonly first: Month }) {
  const { t } = useTranslation("leases");
  const language = useLanguage();
  const nameOf = useMonthName(today);
  const { allPaid } = form.values;
  const months = terms === null ? [] : pastMonths({ ...terms, trackFrom: first }, today);
  const sum = amountOf(totalOf(months.map(({ minor }) => minor)), currency);
  return (
    <>
      <Switch
        {...form.toggle("allPaid")}
        label={t("allPaid", { month: nameOf(first) })}
        disabled={months.length === 0}
        description={
          months.length === 0
            ? t("allPaidNeedsRent")
            : t("allPaidSum", {
                count: months.length,
                amount: formatMoney({ amount: sum, currency }, language),
              })
        }
      />
      {allPaid ? (
        <>
          <MonthsMade
            months={months.map(({ minor, ...month }) => ({ ...month, amount: amountOf(minor, currency) }))}
            together={sum}
            currency={currency}
          />
          <MethodChoice {...form.field("method")} label={t("method")} />
        </>
      ) : null}
    </>
  );
}

function TrackFrom({
  form,
  currency,
  today,
  terms,
  startsOn,
}: LeaseFieldsProps & { readonly startsOn: PlainDate }) {
  const { t } = useTranslation("leases");
  const language = useLanguage();
  const { values } = form;
  const endsOn = values.ongoing ? null : dayOfInput(values.endsOn);
  const proposal = proposedTrackFrom({ startsOn, endsOn }, today);
  if (proposal === null) return null;
  const first = monthOf(startsOn);
  const from = values.trackFrom === "" ? proposal : month(values.trackFrom);
  const choose = (period: string) => {
    form.set("trackFrom", period === proposal ? "" : period);
  };
  return (
    <>
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
    </>
  );
}

type MadeProps = {
  /** null while the rent cannot be read. */
  readonly terms: LeaseTerms | null;
  readonly currency: string;
  readonly today: PlainDate;
  readonly onNone: () => void;
};

/** The months before this one that tracking creates, by the rule that makes the schedule. */
function Made({ terms, currency, today, onNone }: MadeProps) {
  const { t } = useTranslation("leases");
  const made = terms === null ? [] : pastMonths(terms, today);
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

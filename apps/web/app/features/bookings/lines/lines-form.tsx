import type { BookingLinesView } from "@keystead/contract/bookings";
import {
  BOOKING_LINE_NOTE_LIMIT,
  type BookingLineKind,
  bookingLineKinds,
  MOST_BOOKING_LINES,
} from "@keystead/domain/bookings";
import { addDays, dateOfLocal, localDateTime } from "@keystead/domain/calendar";
import { Button, Checkbox, TextInput } from "@mantine/core";
import "@mantine/core/styles/Checkbox.css";
import { IconPercentage, IconPlus, IconTrash } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";

import { api, query } from "../../../lib/api.ts";
import { useChanged } from "../../../lib/changed.ts";
import { formatDay } from "../../../lib/format/format.ts";
import { DateField } from "../../../ui/field/date-field.tsx";
import { MoneyInput } from "../../../ui/field/money-input.tsx";
import { FormDrawer } from "../../../ui/form/form-drawer.tsx";
import { SHOWN_BY_FIELD } from "../../../ui/form/input-fields.ts";
import { useForm } from "../../../ui/form/use-form.ts";
import { asOpened, WaitingDrawer } from "../../../ui/overlay/waiting-drawer.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { toast } from "../../../ui/toast/toast.ts";
import { LazyLimitPanel } from "../../session/public.ts";
import { LinesAccount } from "./lines-account.tsx";
import {
  countOf,
  fieldOf,
  hasKind,
  isRemitted,
  kindAt,
  type LinesValues,
  linesValues,
  PAYOUT_ON,
  positionsOf,
  readLinesInput,
  REMITS,
  remitted,
  type SentLines,
  accountOfInput,
  asPercent,
  withAmount,
  withLine,
  withoutLine,
} from "./lines-values.ts";
import "../../../ui/check-line.css";
import "../../../ui/form.css";
import "./lines-form.css";

type LinesFormProps = { readonly bookingId: string; readonly onClose: () => void };

/** The price of a booking: its nights, fees, tax and discounts, and the payout of its channel. */
export function LinesForm({ bookingId, onClose }: LinesFormProps) {
  const { t } = useTranslation("booking-lines");
  const result = useQuery({ ...query.bookingLines.get.queryOptions({ input: { bookingId } }), ...asOpened });
  if (result.data !== undefined) return <Fields bookingId={bookingId} view={result.data} onClose={onClose} />;
  return <WaitingDrawer title={t("title")} failed={t("failed")} result={result} onClose={onClose} />;
}

function Fields({ bookingId, view, onClose }: LinesFormProps & { readonly view: BookingLinesView }) {
  const { t } = useTranslation("booking-lines");
  const language = useLanguage();
  const form = useLinesForm({ bookingId, view, onClose });
  const { values } = form;
  return (
    <>
      <FormDrawer
        form={form}
        onClose={onClose}
        title={t("titleOf", { guest: view.guestName })}
        submitLabel={t("save")}
      >
        <LinesAccount view={view} account={accountOfInput(values, { view, language })} />
        {positionsOf(values).map((at) => (
          <Line key={at} at={at} form={form} view={view} />
        ))}
        {countOf(values) < MOST_BOOKING_LINES ? <AddLine form={form} /> : null}
        {hasKind(values, "channel_fee") ? <PayoutTerms form={form} view={view} /> : null}
        <div className="ks-lines-form-hint">
          <p className="ks-form-note">{t("percentHint")}</p>
          <p className="ks-form-note">{t("hint")}</p>
        </div>
      </FormDrawer>
      <LazyLimitPanel reached={form.limit} onClose={form.closeLimit} />
    </>
  );
}

function useLinesForm({ bookingId, view, onClose }: LinesFormProps & { readonly view: BookingLinesView }) {
  const { t } = useTranslation(["booking-lines", "errors"]);
  const language = useLanguage();
  const changed = useChanged();
  return useForm<LinesValues, SentLines, unknown>({
    name: "booking-lines",
    values: () => linesValues(view, language),
    read: (values) => readLinesInput(values, { view, language }),
    words: (code) => {
      if (code === SHOWN_BY_FIELD) return null;
      if (code === "DISCOUNT_EXCEEDS_TOTAL") return t("errors:discountExceedsTotal");
      if (code === "CHANNEL_FEE_EXCEEDS_TOTAL") return t("errors:channelFeeExceedsTotal");
      if (code === "PAYOUT_ON" || code === "AMOUNT_TOO_LARGE") return t(`problem.${code}`);
      return t("problem.AMOUNT_REQUIRED");
    },
    send: (sent) => api.bookingLines.save({ bookingId, version: view.version, ...sent }),
    onSent: async () => {
      onClose();
      toast.success(t("saved", { guest: view.guestName }));
      await changed("booking");
    },
  });
}

type LinesFormState = ReturnType<typeof useLinesForm>;
type PartProps = { readonly form: LinesFormState; readonly view: BookingLinesView };

function Line({ at, form, view }: PartProps & { readonly at: number }) {
  const { t } = useTranslation(["booking-lines", "forms"]);
  const judging = { view, language: useLanguage() };
  const kind = t(`kind.${kindAt(form.values, at)}`);
  const percent = asPercent(form.values, at, judging);
  return (
    <fieldset className="ks-lines-form-line">
      <legend>{kind}</legend>
      <div className="ks-form-pair">
        <MoneyInput
          {...form.field(fieldOf(at, "amount"))}
          onChange={(text) => {
            form.change((was) => withAmount(was, { at, text }, judging));
          }}
          label={t("amount")}
          currency={view.currency}
        />
        <TextInput
          {...form.field(fieldOf(at, "note"))}
          label={t("forms:optional", { label: t("note") })}
          autoComplete="off"
          maxLength={BOOKING_LINE_NOTE_LIMIT}
        />
      </div>
      <div className="ks-lines-form-verbs">
        <Button
          variant="subtle"
          color="red"
          leftSection={<IconTrash size={16} aria-hidden />}
          onClick={() => {
            form.change((was) => withoutLine(was, at));
          }}
        >
          {t("remove", { line: kind })}
        </Button>
        {percent === null ? null : (
          <Button
            variant="subtle"
            leftSection={<IconPercentage size={16} aria-hidden />}
            onClick={() => {
              form.change(() => percent);
            }}
          >
            {percentText(percent, at, view)}
          </Button>
        )}
      </div>
    </fieldset>
  );
}

/** "15 % = 36.00" */
function percentText(values: LinesValues, at: number, { currency }: BookingLinesView): string {
  return `${values[fieldOf(at, "percent")] ?? ""} = ${values[fieldOf(at, "amount")] ?? ""} ${currency}`;
}

function AddLine({ form }: Pick<PartProps, "form">) {
  const { t } = useTranslation("booking-lines");
  const add = (kind: BookingLineKind) => () => {
    const at = countOf(form.values);
    form.change((was) => withLine(was, kind));
    // The new line gets the focus.
    form.focus(fieldOf(at, "amount"));
  };
  return (
    <div className="ks-lines-form-add" role="group" aria-label={t("add")}>
      <p aria-hidden>{t("add")}</p>
      {bookingLineKinds.map((kind) => (
        <Button
          key={kind}
          size="xs"
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={add(kind)}
        >
          {t(`kind.${kind}`)}
        </Button>
      ))}
    </div>
  );
}

/** For a booking with a channel fee. */
function PayoutTerms({ form, view }: PartProps) {
  const { t } = useTranslation("booking-lines");
  const language = useLanguage();
  const usual = addDays(dateOfLocal(localDateTime(view.checkIn)), 1);
  return (
    <>
      {hasKind(form.values, "tourist_tax") ? (
        <Checkbox
          size="md"
          className="ks-check-line"
          label={t("remits")}
          checked={isRemitted(form.values)}
          onChange={(event) => {
            form.set(REMITS, remitted(event.currentTarget.checked));
          }}
        />
      ) : null}
      <DateField
        {...form.field(PAYOUT_ON)}
        label={t("payoutOn")}
        description={t("payoutOnHint", { day: formatDay(usual, language) })}
      />
    </>
  );
}

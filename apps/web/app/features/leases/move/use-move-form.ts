import type { LeaseMovePreview, LeaseView } from "@keystead/contract/leases";
import { addToMonth, firstDayOf, monthOf, plainDate } from "@keystead/domain/calendar";
import { FIRST_PAYMENT_DAY, LAST_PAYMENT_DAY } from "@keystead/domain/leases";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router";

import { api, query } from "../../../lib/api.ts";
import { formatAmountInput } from "../../../lib/format/format.ts";
import { together } from "../../../ui/form/form-reading.ts";
import type { FieldReading } from "../../../ui/form/form-reading.ts";
import { anything, dayInput, requiredAmount, SHOWN_BY_FIELD } from "../../../ui/form/input-fields.ts";
import type { Form } from "../../../ui/form/use-form.ts";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { useSettledValues } from "../../../ui/use-settled-values.ts";
import { useVerbForm } from "../verbs/use-verb-form.ts";
import type { VerbFormProps } from "../verbs/verb.ts";

/** The choice of unit: none yet, the whole property, or the id of one. */
export const WHOLE_PROPERTY = "whole";

export type MoveValues = {
  readonly movesOn: string;
  readonly propertyId: string;
  readonly unitId: string;
  readonly monthlyRent: string;
  readonly charges: string;
  readonly deposit: string;
  readonly paymentDay: string;
};

type MoveForm = {
  readonly form: Form<MoveValues>;
  readonly preview: LeaseMovePreview | null;
  readonly waiting: boolean;
};

/** R-C18: the new lease starts with the terms of the old one; the preview is updated while somebody types. */
export function useMoveForm({ lease, verb, onClose }: VerbFormProps<"move">): MoveForm {
  const { t } = useTranslation("lease-verbs");
  const navigate = useNavigate();
  const language = useLanguage();
  const { id, version, currency } = lease;
  const read = (values: MoveValues) => {
    const amount = (text: string): FieldReading<string> =>
      requiredAmount(text.trim() === "" ? "0" : text, { language, currency, rule: "not_negative" });
    return together({
      movesOn: dayInput(values.movesOn),
      propertyId: chosen(values.propertyId),
      unitId: unitOf(values.unitId),
      monthlyRent: requiredAmount(values.monthlyRent, { language, currency, rule: "not_negative" }),
      charges: amount(values.charges),
      deposit: amount(values.deposit),
      paymentDay: dayOfMonth(values.paymentDay),
    });
  };
  const form: Form<MoveValues> = useVerbForm<MoveValues, ReturnType<typeof inputOf>>({
    kind: verb.kind,
    changes: "lease",
    onClose,
    values: () => valuesOf(lease, (amount) => formatAmountInput(amount, language)),
    read,
    words: (code, field) =>
      code === SHOWN_BY_FIELD ? null : t(`move.issue.${isMoveField(field) ? field : "movesOn"}`),
    send: (input, { onceOpened, confirm }) =>
      api.leases.move({ id, version, ...input, confirm }, onceOpened()),
    onDone: (next) => navigate(`/leases/${next.id}`),
  });
  const { settled, isSettled } = useSettledValues(form.values);
  const parsed = read({ ...settled, unitId: WHOLE_PROPERTY });
  const input = "input" in parsed ? inputOf(parsed.input) : null;
  const { movesOn, monthlyRent, charges, paymentDay } = input ?? NOTHING;
  const preview = useQuery({
    ...query.leases.previewMove.queryOptions({ input: { id, movesOn, monthlyRent, charges, paymentDay } }),
    enabled: input !== null,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const isKnown = input !== null && !preview.isError;
  return {
    form,
    preview: isKnown ? (preview.data ?? null) : null,
    waiting: !isSettled || preview.isFetching,
  };
}

type Moved = {
  readonly movesOn: string;
  readonly propertyId: string;
  readonly unitId: string | null;
  readonly monthlyRent: string;
  readonly charges: string;
  readonly deposit: string;
  readonly paymentDay: number;
};

function inputOf(input: Moved): Moved {
  return input;
}

const NOTHING = { movesOn: "", monthlyRent: "", charges: "", paymentDay: FIRST_PAYMENT_DAY };

/** The first of next month, or today if the lease is over by then. */
function valuesOf(lease: LeaseView, amountText: (amount: string) => string): MoveValues {
  const next = firstDayOf(addToMonth(monthOf(plainDate(lease.today)), 1));
  return {
    movesOn: lease.endsOn !== null && next > lease.endsOn ? lease.endsOn : next,
    propertyId: lease.property.id,
    unitId: "",
    monthlyRent: amountText(lease.monthlyRent),
    charges: amountText(lease.charges),
    deposit: amountText(lease.deposit),
    paymentDay: String(lease.paymentDay),
  };
}

function chosen(value: string): FieldReading<string> {
  return value === "" ? { ok: false, code: "PROPERTY_REQUIRED" } : anything(value);
}

function unitOf(value: string): FieldReading<string | null> {
  if (value === "") return { ok: false, code: "UNIT_REQUIRED" };
  return anything(value === WHOLE_PROPERTY ? null : value);
}

function dayOfMonth(text: string): FieldReading<number> {
  const day = /^\d{1,2}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return day >= FIRST_PAYMENT_DAY && day <= LAST_PAYMENT_DAY
    ? anything(day)
    : { ok: false, code: "PAYMENT_DAY_OUT_OF_RANGE" };
}

const moveFields = [
  "movesOn",
  "propertyId",
  "unitId",
  "monthlyRent",
  "charges",
  "deposit",
  "paymentDay",
] as const satisfies readonly (keyof MoveValues)[];

function isMoveField(field: string): field is (typeof moveFields)[number] {
  return moveFields.some((known) => known === field);
}

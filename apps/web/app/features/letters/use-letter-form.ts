import type { LeaseView } from "@keystead/contract/leases";
import type { LetterOrder } from "@keystead/contract/letters";
import { addDays, addMonths, firstDayOf, monthOf, plainDate } from "@keystead/domain/calendar";
import { handoverKinds } from "@keystead/domain/handovers";
import { languages } from "@keystead/domain/languages";
import { letterKinds } from "@keystead/domain/letters";

import { useChanged } from "../../lib/changed.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { anything, dayInput } from "../../ui/form/input-fields.ts";
import { type AllFieldsReading, together } from "../../ui/form/form-reading.ts";
import { type Form, useForm } from "../../ui/form/use-form.ts";
import { toast } from "../../ui/toast/toast.ts";
import { downloadLetter } from "./download-letter.ts";
import { firstAbout, kindsOf, type LetterPreset, orderOf } from "./letter-choice.ts";

export type LetterFields = {
  readonly kind: string;
  readonly about: string;
  /** Empty: the tenant's language. */
  readonly language: string;
  readonly asOf: string;
  readonly from: string;
  readonly payBy: string;
  readonly handover: string;
  readonly address: string;
};

const DAYS_TO_PAY = 7;
const MONTHS_SHOWN = 12;

export type LetterFormState = {
  readonly form: Form<LetterFields>;
  /** The letter that the fields describe; null while one of them is unreadable. */
  readonly order: LetterOrder | null;
};

/** Chooses a letter and downloads it; its preview follows the choice. */
export function useLetterForm(lease: LeaseView, preset: LetterPreset | undefined): LetterFormState {
  const { t } = useTranslation("letters");
  const changed = useChanged();
  const read = (values: LetterFields) => readFields(lease, values);
  const form = useForm<LetterFields, LetterOrder, true>({
    name: "letter",
    values: firstValues(lease, preset),
    read,
    words: (code, field) => {
      const known = codes.find((one) => one === code);
      if (known !== undefined) return t(`issue.${known}`);
      return field === "about" ? t("issue.PAYMENT_REQUIRED") : t("issue.INVALID_DATE");
    },
    wireNames: { period: "about", transferId: "about" },
    send: async (order) => {
      await downloadLetter(order);
      return true;
    },
    onSent: async () => {
      toast.success(t("downloaded"));
      await changed("letter");
    },
  });
  const reading = read(form.values);
  return { form, order: "input" in reading ? reading.input : null };
}

/** The errors of fields that have a text of their own. */
const codes = [
  "DATE_IN_FUTURE",
  "FROM_AFTER_LETTER",
  "PAY_BY_BEFORE_LETTER",
  "TOO_MANY_LINES",
  "PAYMENT_REQUIRED",
] as const;

function firstValues(lease: LeaseView, preset: LetterPreset | undefined): LetterFields {
  const today = plainDate(lease.today);
  const [kind = "statement"] = kindsOf(lease);
  return {
    kind: preset?.kind ?? kind,
    about: preset?.about ?? firstAbout(lease),
    language: "",
    asOf: today,
    from: addMonths(firstDayOf(monthOf(today)), 1 - MONTHS_SHOWN),
    payBy: addDays(today, DAYS_TO_PAY),
    handover: preset?.handover ?? (lease.status === "ended" ? "move_out" : "move_in"),
    address: "",
  };
}

function readFields(lease: LeaseView, values: LetterFields): AllFieldsReading<LetterFields, LetterOrder> {
  const kind = letterKinds.find((one) => one === values.kind) ?? "statement";
  const optionalDay = (of: "from" | "payBy", isNeeded: boolean) =>
    !isNeeded || values[of].trim() === "" ? anything(null) : dayInput(values[of]);
  const reading = together({
    asOf: dayInput(values.asOf, lease.today),
    from: optionalDay("from", kind === "statement"),
    payBy: optionalDay("payBy", kind === "reminder"),
    about:
      kind === "receipt" && values.about === ""
        ? { ok: false as const, code: "PAYMENT_REQUIRED" }
        : anything(values.about),
  });
  if ("problems" in reading) return reading;
  const language = languages.find((one) => one === values.language) ?? null;
  const handover = handoverKinds.find((one) => one === values.handover) ?? "move_in";
  const { address } = values;
  return { input: orderOf({ id: lease.id, kind, language, handover, address, ...reading.input }) };
}

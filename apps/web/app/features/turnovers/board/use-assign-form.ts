import type { TurnoverView } from "@keystead/contract/turnovers";
import type { Language } from "@keystead/domain/languages";
import { useQueryClient } from "@tanstack/react-query";

import { api, query } from "../../../lib/api.ts";
import { useChanged } from "../../../lib/changed.ts";
import { formatAmountInput, formatDay, formatMoney } from "../../../lib/format/format.ts";
import { judged } from "../../../ui/form/form-reading.ts";
import type { FieldMessages } from "../../../ui/form/merge/use-merge-question.tsx";
import { useRecordForm } from "../../../ui/form/use-record-form.tsx";
import { readMoneyInput } from "../../../ui/field/read-money-input.ts";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { rentableOfTurnover } from "./turnover-need.ts";

type Fields = {
  readonly cleanerId: string | null;
  readonly fee: string;
  readonly startsAt: string;
  readonly note: string;
};
type Values = {
  readonly cleanerId: string;
  readonly fee: string;
  readonly startsAt: string;
  readonly note: string;
};

const codes = ["INVALID_NUMBER", "AMOUNT_NEGATIVE", "INVALID_DATE"] as const;

/** Assigns a turnover; if it has no cleaner, the usual one is preset. */
export function useAssignForm(turnover: TurnoverView, onClose: () => void) {
  const { t } = useTranslation("board");
  const language = useLanguage();
  const changed = useChanged();
  const known = fieldsOf(turnover);
  const { proposed } = turnover;
  const begun =
    proposed === null ? known : { ...known, cleanerId: proposed.cleaner.id, fee: proposed.fee ?? known.fee };
  return useRecordForm({
    name: "turnover",
    record: turnover,
    values: valuesOf(begun, language),
    read: (values: Values) => {
      const money = readMoneyInput(values.fee, {
        language,
        currency: turnover.currency,
        rule: "not_negative",
      });
      const fee = money.state === "amount" ? money.amount : money.state === "empty" ? "0" : values.fee;
      const issues = money.state === "refused" ? [{ field: "fee" as const, code: money.code }] : [];
      return judged(issues, {
        cleanerId: values.cleanerId === "" ? null : values.cleanerId,
        fee,
        startsAt: values.startsAt,
        note: values.note,
      });
    },
    words: (code) => {
      const word = codes.find((one) => one === code);
      return word === undefined ? null : t(`form.problem.${word}`);
    },
    fieldsOf,
    valuesOf: (fields: Fields) => valuesOf(fields, language),
    fieldMessages: useFieldMessages(turnover),
    update: (changes, { id, version }, { confirm }) =>
      api.turnovers.update({ ...changes, id, version, confirm }),
    onSaved: async (_outcome, { say }) => {
      say(t("form.saved", { rentable: rentableOfTurnover(turnover) }));
      onClose();
      await changed("turnover");
    },
  });
}

function useFieldMessages({ id, cleaner, currency }: TurnoverView): FieldMessages<Fields> {
  const { t } = useTranslation("board");
  const language = useLanguage();
  const client = useQueryClient();
  const cleanerName = async (cleanerId: unknown) => {
    if (cleanerId === null) return t("form.nobody");
    const options = query.turnovers.candidates.queryOptions({ input: { id } });
    const candidates = (await client.ensureQueryData(options)).items.map((one) => one.cleaner);
    return [...candidates, cleaner].find((one) => one?.id === cleanerId)?.name ?? "";
  };
  return {
    labels: {
      cleanerId: t("form.cleaner"),
      fee: t("form.fee"),
      startsAt: t("form.start"),
      note: t("form.note"),
    },
    text: async (name, value) => {
      if (name === "cleanerId") return cleanerName(value);
      const text = String(value);
      if (name === "fee") return formatMoney({ amount: text, currency }, language);
      return name === "startsAt" ? `${formatDay(text.slice(0, 10), language)}, ${text.slice(11)}` : text;
    },
  };
}

function fieldsOf({ cleaner, fee, slot, note }: TurnoverView): Fields {
  return { cleanerId: cleaner?.id ?? null, fee, startsAt: slot.from, note };
}

function valuesOf({ cleanerId, fee, ...rest }: Fields, language: Language): Values {
  return { ...rest, cleanerId: cleanerId ?? "", fee: formatAmountInput(fee, language) };
}

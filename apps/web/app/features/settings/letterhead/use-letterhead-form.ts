import type { LetterheadView } from "@keystead/contract/letters";
import { ADDRESS_LINES, addressLines, ibanInGroups, parseIban } from "@keystead/domain/letters";
import { flushSync } from "react-dom";

import { api } from "../../../lib/api.ts";
import { useChanged } from "../../../lib/changed.ts";
import { judged } from "../../../ui/form/form-reading.ts";
import { type RecordFormState, useRecordForm } from "../../../ui/form/use-record-form.tsx";
import { toast } from "../../../ui/toast/toast.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";

export type LetterheadFormFields = Omit<LetterheadView, "version">;

/** The account number in groups of four, as people read and compare it. */
export function letterheadFields({
  senderName,
  address,
  iban,
  paymentNote,
}: LetterheadView): LetterheadFormFields {
  return { senderName, address, iban: ibanInGroups(iban), paymentNote };
}

/** Changes the letterhead, stays open, and merges with changes from another window. */
export function useLetterheadForm(
  letterhead: LetterheadView,
): RecordFormState<LetterheadFormFields, LetterheadView> {
  const { t } = useTranslation("letterhead");
  const changed = useChanged();
  const form: RecordFormState<LetterheadFormFields, LetterheadView> = useRecordForm<
    LetterheadFormFields,
    LetterheadView,
    LetterheadFormFields,
    LetterheadView
  >({
    name: "letterhead",
    record: letterhead,
    values: letterheadFields(letterhead),
    read: (fields) => judged(issuesOf(fields), fields),
    words: (code) => (code === "TOO_MANY_LINES" ? t("issue.TOO_MANY_LINES") : t("issue.INVALID_IBAN")),
    fieldsOf: letterheadFields,
    valuesOf: (fields) => fields,
    fieldMessages: {
      labels: {
        senderName: t("senderName"),
        address: t("address"),
        iban: t("iban"),
        paymentNote: t("paymentNote"),
      },
      text: (_name, value) => String(value),
    },
    update: (changes, { version }) => api.letters.changeLetterhead({ ...changes, version }),
    onSaved: async (outcome, { say }) => {
      const saved = outcome.kind === "saved" ? outcome.saved : outcome.known;
      void changed("letterText");
      flushSync(() => {
        form.know(saved, letterheadFields(saved));
      });
      say(t("saved"));
    },
    onFailure: toast.error,
  });
  return form;
}

function issuesOf({ address, iban }: LetterheadFormFields) {
  return [
    ...(addressLines(address).length > ADDRESS_LINES
      ? [{ field: "address" as const, code: "TOO_MANY_LINES" }]
      : []),
    ...(iban.trim() === "" || parseIban(iban).ok ? [] : [{ field: "iban" as const, code: "INVALID_IBAN" }]),
  ];
}

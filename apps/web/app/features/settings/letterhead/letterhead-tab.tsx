import type { LetterheadView } from "@keystead/contract/letters";
import {
  ibanInGroups,
  PAYMENT_NOTE_LIMIT,
  SENDER_ADDRESS_LIMIT,
  SENDER_NAME_LIMIT,
  IBAN_INPUT_LIMIT,
} from "@keystead/domain/letters";
import { Textarea, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";

import { query } from "../../../lib/api.ts";
import { Skeleton } from "../../../ui/loading/skeleton.tsx";
import { ErrorPanel } from "../../../ui/loading/error-panel.tsx";
import { KeyForm } from "../../../ui/form/key-form.tsx";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { useSaveBar } from "../../../ui/page/use-save-bar.ts";
import "../settings.css";
import { letterheadFields, useLetterheadForm } from "./use-letterhead-form.ts";

/** The sender of letters to tenants, and the account for payments. */
export function LetterheadTab() {
  const { t } = useTranslation("settings");
  const { data, isError, isFetching, refetch } = useQuery(
    query.letters.letterhead.queryOptions({ input: {} }),
  );
  if (data !== undefined) return <LetterheadForm letterhead={data} />;
  if (!isError) return <Skeleton rows={4} />;
  return <ErrorPanel message={t("loadFailed")} retrying={isFetching} onRetry={() => void refetch()} />;
}

function LetterheadForm({ letterhead }: { readonly letterhead: LetterheadView }) {
  const { t } = useTranslation("letterhead");
  const form = useLetterheadForm(letterhead);
  const { field } = form;
  useSaveBar(form, () => {
    form.reset(letterheadFields(form.known ?? letterhead));
  });
  return (
    <>
      <KeyForm className="ks-card ks-settings-form" onSubmit={form.onSubmit}>
        <p className="ks-second">{t("lead")}</p>
        <TextInput
          {...field("senderName")}
          label={t("senderName")}
          description={t("senderNameHint")}
          autoComplete="organization"
          maxLength={SENDER_NAME_LIMIT}
        />
        <Textarea
          {...field("address")}
          label={t("address")}
          autosize
          minRows={3}
          autoComplete="street-address"
          maxLength={SENDER_ADDRESS_LIMIT}
        />
        <TextInput
          {...field("iban")}
          label={t("iban")}
          description={t("ibanHint")}
          placeholder={ibanInGroups("DE89370400440532013000")}
          autoComplete="off"
          spellCheck={false}
          maxLength={IBAN_INPUT_LIMIT}
        />
        <Textarea
          {...field("paymentNote")}
          label={t("paymentNote")}
          description={t("paymentNoteHint")}
          autosize
          minRows={2}
          maxLength={PAYMENT_NOTE_LIMIT}
        />
      </KeyForm>
      {form.question}
    </>
  );
}

import type { LeaseView } from "@keystead/contract/leases";
import { Button, NativeSelect, Textarea } from "@mantine/core";
import { handoverKinds } from "@keystead/domain/handovers";
import { SENDER_ADDRESS_LIMIT } from "@keystead/domain/letters";
import { languages } from "@keystead/domain/languages";
import { type ReactNode, useState } from "react";

import { languageNames } from "../../lib/language/languages.ts";
import { DateField } from "../../ui/field/date-field.tsx";
import { FormDrawer } from "../../ui/form/form-drawer.tsx";
import "../../ui/form.css";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { useCan } from "../session/public.ts";
import { type LetterPreset, kindsOf } from "./letter-choice.ts";
import { LetterMails } from "./letter-mails.tsx";
import { LetterPreviewPart } from "./letter-preview.tsx";
import { ReceiptSelect } from "./receipt-select.tsx";
import { type LetterFormState as Chosen, useLetterForm } from "./use-letter-form.ts";
import { useLetterPreview } from "./use-letter-preview.ts";

type LetterFormProps = {
  readonly lease: LeaseView;
  readonly preset: LetterPreset | undefined;
  readonly onClose: () => void;
  /** The choice of the lease, if there are several. */
  readonly children?: ReactNode;
};

/** The choices for a letter, its preview, and the buttons to download or send it. */
export function LetterForm({ lease, preset, onClose, children }: LetterFormProps) {
  const { t } = useTranslation("letters");
  const can = useCan();
  const [mailing, setMailing] = useState(false);
  const chosen = useLetterForm(lease, preset);
  const preview = useLetterPreview(chosen.order);
  const { form, order } = chosen;
  const isShown = preview.data !== undefined && preview.isOfNow;
  return (
    <FormDrawer
      // Closing loses no input: a letter has no draft.
      form={{ ...form, dirty: false }}
      onClose={onClose}
      title={t("title")}
      submitLabel={t("download")}
      secondary={
        can("letter.send") && !mailing ? (
          <Button
            variant="default"
            disabled={!isShown || (preview.data?.withoutFont.length ?? 0) > 0}
            onClick={() => {
              setMailing(true);
            }}
          >
            {t("send")}
          </Button>
        ) : null
      }
    >
      <div className="ks-form">
        {children}
        <Fields lease={lease} form={form} />
        <LetterPreviewPart preview={preview} />
        {mailing && isShown && order !== null && preview.data !== undefined ? (
          <LetterMails order={order} preview={preview.data} onSent={onClose} />
        ) : null}
      </div>
    </FormDrawer>
  );
}

function Fields({ lease, form }: { readonly lease: LeaseView } & Pick<Chosen, "form">) {
  const { t } = useTranslation("letters");
  const { kind } = form.values;
  return (
    <>
      <NativeSelect
        {...form.field("kind")}
        label={t("kind")}
        data={kindsOf(lease).map((value) => ({ value, label: t(`kinds.${value}`) }))}
      />
      {kind === "receipt" ? <ReceiptSelect lease={lease} field={form.field("about")} /> : null}
      {kind === "handover" ? (
        <NativeSelect
          {...form.field("handover")}
          label={t("handover")}
          data={handoverKinds.map((value) => ({ value, label: t(`handovers.${value}`) }))}
        />
      ) : null}
      {kind === "statement" ? (
        <DateField {...form.field("from")} label={t("from")} description={t("fromHint")} max={lease.today} />
      ) : null}
      <DateField {...form.field("asOf")} label={t("asOf")} today={lease.today} max={lease.today} />
      {kind === "reminder" ? (
        <DateField {...form.field("payBy")} label={t("payBy")} min={form.values.asOf} />
      ) : null}
      <NativeSelect
        {...form.field("language")}
        label={t("language")}
        data={[
          { value: "", label: t("languageOfTenant") },
          ...languages.map((value) => ({ value, label: languageNames[value] })),
        ]}
      />
      <Textarea
        {...form.field("address")}
        label={t("address")}
        description={lease.status === "ended" ? t("addressOfEnded") : t("addressHint")}
        autosize
        minRows={2}
        maxLength={SENDER_ADDRESS_LIMIT}
      />
    </>
  );
}

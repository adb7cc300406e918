import type { LetterheadView } from "@keystead/contract/letters";
import {
  ADDRESS_LINES,
  addressLines,
  SENDER_ADDRESS_LIMIT,
  SENDER_NAME_LIMIT,
} from "@keystead/domain/letters";
import { Button, Textarea, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";

import { api, query } from "../../lib/api.ts";
import { useChanged } from "../../lib/changed.ts";
import "../../ui/form.css";
import { judged } from "../../ui/form/form-reading.ts";
import { useForm } from "../../ui/form/use-form.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";
import "./letter-preview.css";

/**
 * Asked before the first letter of an owner without a sender name: a tenant should not get a letter from an email
 * address.
 */
export function SenderQuestion({ email }: { readonly email: string }) {
  const { data } = useQuery(query.letters.letterhead.queryOptions({ input: {} }));
  return data === undefined ? null : <SenderFields key={data.version} letterhead={data} email={email} />;
}

type SenderFieldsProps = { readonly letterhead: LetterheadView; readonly email: string };
type Sender = Pick<LetterheadView, "senderName" | "address">;

function SenderFields({ letterhead, email }: SenderFieldsProps) {
  const { t } = useTranslation("letters");
  const changed = useChanged();
  const { senderName, address, version } = letterhead;
  const form = useForm<Sender, Sender, LetterheadView>({
    name: "sender",
    values: { senderName, address },
    read: (input) => judged(issuesOf(input), input),
    words: (code) => t(code === "TOO_MANY_LINES" ? "issue.TOO_MANY_LINES" : "issue.SENDER_REQUIRED"),
    send: (input) => api.letters.changeLetterhead({ ...input, version }),
    onSent: () => changed("letterText"),
  });
  return (
    <fieldset className="ks-letter-preview-sender">
      <legend>{t("sender.title")}</legend>
      <p className="ks-second">{t("sender.text", { email })}</p>
      <TextInput
        {...form.field("senderName")}
        label={t("sender.name")}
        autoComplete="organization"
        maxLength={SENDER_NAME_LIMIT}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          // Enter submits this question, not the letter form around it.
          event.preventDefault();
          form.submit();
        }}
      />
      <Textarea
        {...form.field("address")}
        label={t("sender.address")}
        autosize
        minRows={2}
        autoComplete="street-address"
        maxLength={SENDER_ADDRESS_LIMIT}
      />
      {form.failure === null ? null : (
        <p className="ks-form-error" role="alert">
          {form.failure}
        </p>
      )}
      <Button
        variant="default"
        loading={form.busy}
        onClick={() => {
          form.submit();
        }}
      >
        {t("sender.save")}
      </Button>
    </fieldset>
  );
}

function issuesOf({ senderName, address }: Sender) {
  return [
    ...(senderName.trim() === "" ? [{ field: "senderName" as const, code: "SENDER_REQUIRED" }] : []),
    ...(addressLines(address).length > ADDRESS_LINES
      ? [{ field: "address" as const, code: "TOO_MANY_LINES" }]
      : []),
  ];
}

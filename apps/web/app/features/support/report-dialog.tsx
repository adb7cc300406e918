import type { ReportType } from "@keystead/domain/support";
import { isEmail } from "@keystead/domain/text";
import { Button, Modal, SegmentedControl, Textarea, TextInput } from "@mantine/core";
import "@mantine/core/styles/ModalBase.css";
import "@mantine/core/styles/Modal.css";
import "@mantine/core/styles/FloatingIndicator.css";
import "@mantine/core/styles/SegmentedControl.css";
import { useMutation } from "@tanstack/react-query";
import { useState, useRef } from "react";

import { api } from "../../lib/api.ts";
import { toast } from "../../ui/toast.ts";
import { KeyForm } from "../../ui/form/key-form.tsx";
import { useFocusBack } from "../../ui/use-focus-back.ts";
import { useIsPhone } from "../../ui/use-is-phone.ts";
import { useTranslation } from "../../ui/use-translation.ts";
import "./report-dialog.css";

type ReportDialogProps = {
  readonly onClose: () => void;
  /** The account's address; where there is none the form asks for one. */
  readonly email: string;
  /** What an error panel was about. */
  readonly about: string;
};

const TICKET_DIGITS = 8;

/** A bug or a question, told in one field; the receipt names the ticket. */
export function ReportDialog({ onClose, email: accountEmail, about }: ReportDialogProps) {
  const { t } = useTranslation("support");
  useFocusBack();
  const isPhone = useIsPhone();
  const [type, setType] = useState<ReportType>("bug");
  const [email, setEmail] = useState(accountEmail);
  const [message, setMessage] = useState(about === "" ? "" : `${about}\n`);
  const [left, setLeft] = useState<{ readonly email: boolean; readonly message: boolean }>({
    email: false,
    message: false,
  });
  const facts = { page: window.location.pathname + window.location.search, userAgent: navigator.userAgent };
  const send = useSend(onClose);
  const emailProblem =
    email.trim() === "" ? t("emailRequired") : isEmail(email.trim()) ? null : t("emailInvalid");
  const empty = message.trim() === "";
  const submit = () => {
    setLeft({ email: true, message: true });
    if (emailProblem === null && !empty && !send.isPending)
      send.mutate({ type, message, userEmail: email.trim(), ...facts });
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t("title")}
      size={480}
      centered={!isPhone}
      closeButtonProps={{ "aria-label": t("close") }}
      classNames={{ title: "ks-dialog-title", inner: "ks-report-dialog-inner" }}
    >
      <KeyForm
        className="ks-report-dialog"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <SegmentedControl
          fullWidth
          aria-label={t("kind")}
          value={type}
          onChange={(value) => {
            setType(value === "support" ? "support" : "bug");
          }}
          data={[
            { value: "bug", label: t("bug") },
            { value: "support", label: t("support") },
          ]}
        />
        <TextInput
          label={t("email")}
          type="email"
          autoComplete="email"
          value={email}
          onChange={(event) => {
            setEmail(event.currentTarget.value);
          }}
          onBlur={() => {
            setLeft((was) => ({ ...was, email: true }));
          }}
          error={left.email ? emailProblem : null}
        />
        <Textarea
          label={t("description")}
          description={t("descriptionHint")}
          rows={5}
          data-autofocus
          value={message}
          onChange={(event) => {
            setMessage(event.currentTarget.value);
          }}
          onBlur={() => {
            setLeft((was) => ({ ...was, message: true }));
          }}
          error={left.message && empty ? t("descriptionRequired") : null}
        />
        <details>
          <summary>{t("whatWeSend")}</summary>
          <dl>
            <dt>{t("page")}</dt>
            <dd>{facts.page}</dd>
            <dt>{t("browser")}</dt>
            <dd>{facts.userAgent}</dd>
          </dl>
        </details>
        {send.isError ? (
          <p role="alert" className="ks-report-dialog-failed">
            {t("failed")}
          </p>
        ) : null}
        <div className="ks-dialog-actions">
          <Button variant="default" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button type="submit" loading={send.isPending} disabled={empty}>
            {t("send")}
          </Button>
        </div>
      </KeyForm>
    </Modal>
  );
}

function useSend(onClose: () => void) {
  const { t } = useTranslation("support");
  // What went wrong the last time is no longer true once it is tried again.
  const failure = useRef<number | null>(null);
  return useMutation({
    mutationFn: (report: Parameters<typeof api.support.report>[0]) => api.support.report(report),
    onMutate: () => {
      if (failure.current !== null) toast.close(failure.current);
    },
    onSuccess: ({ ticketId, telegramSent }) => {
      const id = ticketId.slice(0, TICKET_DIGITS);
      const copy = { label: t("copy"), run: () => void navigator.clipboard.writeText(id) };
      toast.success(telegramSent ? t("sent", { id }) : t("sentSkipped"), copy);
      onClose();
    },
    onError: () => {
      failure.current = toast.error(t("failed"));
    },
  });
}

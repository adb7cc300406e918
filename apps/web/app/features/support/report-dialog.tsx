import { type ReportType, reportTypes } from "@keystead/domain/support";
import { isEmail } from "@keystead/domain/text";
import { Button, Modal, SegmentedControl, Textarea, TextInput } from "@mantine/core";
import "@mantine/core/styles/ModalBase.css";
import "@mantine/core/styles/Modal.css";
import "@mantine/core/styles/FloatingIndicator.css";
import "@mantine/core/styles/SegmentedControl.css";
import { useRef } from "react";

import { api } from "../../lib/api.ts";
import { toast } from "../../ui/toast/toast.ts";
import { type FieldReading, together } from "../../ui/form/form-reading.ts";
import { KeyForm } from "../../ui/form/key-form.tsx";
import { anything, isFilled } from "../../ui/form/input-fields.ts";
import { type Form, useForm } from "../../ui/form/use-form.ts";
import { ToastSlot } from "../../ui/toast/toast-slot.tsx";
import { useEscape } from "../../ui/overlay/use-escape.ts";
import { useFocusBack } from "../../ui/focus/use-focus-back.ts";
import { useIsPhone } from "../../ui/size/use-is-phone.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";
import "./report-dialog.css";

type ReportDialogProps = {
  readonly onClose: () => void;
  /** The account's email address; if empty, the form asks for one. */
  readonly email: string;
  /** The subject of the error panel that opened it. */
  readonly about: string;
};

const TICKET_DIGITS = 8;

/** Reports a bug or a question in one field; the confirmation names the ticket. */
export function ReportDialog({ onClose, email, about }: ReportDialogProps) {
  const { t } = useTranslation("support");
  useFocusBack();
  useEscape(onClose);
  const isPhone = useIsPhone();
  const form = useReport({ onClose, email, about });
  const { field, values } = form;
  return (
    <Modal
      opened
      closeOnEscape={false}
      onClose={onClose}
      title={t("title")}
      size={480}
      centered={!isPhone}
      closeButtonProps={{ "aria-label": t("close") }}
      classNames={{ title: "ks-dialog-title", inner: "ks-report-dialog-inner" }}
    >
      <KeyForm className="ks-report-dialog" onSubmit={form.onSubmit}>
        <SegmentedControl
          transitionDuration={160}
          fullWidth
          aria-label={t("kind")}
          value={values.type}
          onChange={form.choice("type", reportTypes).onChange}
          data={reportTypes.map((value) => ({ value, label: t(value) }))}
        />
        <TextInput {...field("email")} label={t("email")} type="email" autoComplete="email" />
        <Textarea
          {...field("message")}
          label={t("description")}
          description={t("descriptionHint")}
          rows={5}
          data-autofocus
        />
        <SentAlong />
        {form.failure === null ? null : (
          <p role="alert" className="ks-report-dialog-failed">
            {t("failed")}
          </p>
        )}
        <ToastSlot />
        <div className="ks-dialog-actions">
          <Button variant="default" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button type="submit" loading={form.busy} disabled={values.message.trim() === ""}>
            {t("send")}
          </Button>
        </div>
      </KeyForm>
    </Modal>
  );
}

function SentAlong() {
  const { t } = useTranslation("support");
  const { page, userAgent } = factsHere();
  return (
    <details>
      <summary>{t("whatWeSend")}</summary>
      <dl>
        <dt>{t("page")}</dt>
        <dd>{page}</dd>
        <dt>{t("browser")}</dt>
        <dd>{userAgent}</dd>
      </dl>
    </details>
  );
}

type Report = { readonly type: ReportType; readonly email: string; readonly message: string };
type Receipt = Awaited<ReturnType<typeof api.support.report>>;

function useReport({ onClose, email, about }: ReportDialogProps): Form<Report> {
  const { t } = useTranslation("support");
  // The error of the last attempt no longer applies once it is retried.
  const failure = useRef<number | null>(null);
  return useForm<Report, Report, Receipt>({
    name: "report",
    values: { type: "bug", email, message: about === "" ? "" : `${about}\n` },
    judgesUntouched: true,
    read: (report) =>
      together<Report>({
        type: anything(report.type),
        email: address(report.email),
        message: isFilled(report.message, "EMPTY"),
      }),
    words: (code, field) => {
      if (field === "message") return t("descriptionRequired");
      return code === "EMPTY" ? t("emailRequired") : t("emailInvalid");
    },
    wireNames: { userEmail: "email" },
    send: ({ type, message, email: userEmail }) => {
      if (failure.current !== null) toast.close(failure.current);
      return api.support.report({ type, message, userEmail, ...factsHere() });
    },
    onSent: ({ ticketId, telegramSent }) => {
      const id = ticketId.slice(0, TICKET_DIGITS);
      const copy = { label: t("copy"), run: () => void navigator.clipboard.writeText(id) };
      toast.success(telegramSent ? t("sent", { id }) : `${t("sentSkipped")} ${t("ticket", { id })}`, copy);
      onClose();
    },
    onFailure: () => {
      failure.current = toast.error(t("failed"));
    },
  });
}

function address(input: string): FieldReading<string> {
  const email = input.trim();
  if (email === "") return { ok: false, code: "EMPTY" };
  return isEmail(email) ? { ok: true, value: email } : { ok: false, code: "INVALID_EMAIL" };
}

function factsHere() {
  return { page: window.location.pathname + window.location.search, userAgent: navigator.userAgent };
}

import { Button } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";

import type { FailedCall } from "../../lib/refusal/refusal.ts";
import { ConfirmDialog } from "../overlay/confirm-dialog.tsx";
import { DirtyGuard } from "../overlay/dirty-guard.tsx";
import { SideDrawer, SideDrawerHead } from "../overlay/side-drawer.tsx";
import { ToastSlot } from "../toast/toast-slot.tsx";
import { useTranslation } from "../text/use-translation.ts";
import { RefusedBy } from "./refused-by.tsx";
import { KeyForm } from "./key-form.tsx";
import type { FormFrame } from "./use-form.ts";
import "../overlay/form-drawer.css";

type FormDrawerProps = {
  /** With unsaved input, closing, leaving and reloading ask once. Several problems are listed with links. */
  readonly form: FormFrame;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  readonly submitLabel: string;
  /** Replaces the save button while something else has to be done first. */
  readonly first?: ReactNode;
  /** A second way to save, such as "Save and add another". */
  readonly secondary?: ReactNode;
  /** A dialog above the form, which handles Escape while it is open. */
  readonly question?: ReactNode;
};

/** A record's form beside its list. Ctrl or Cmd with Enter or S saves. */
export function FormDrawer(props: FormDrawerProps) {
  const { form, onClose, title, children, submitLabel, first, secondary, question = null } = props;
  const { dirty, busy, problems, failure, refusal = null, onSubmit } = form;
  const { t } = useTranslation("forms");
  const [asking, setAsking] = useState(false);
  const close = () => {
    if (dirty) setAsking(true);
    else onClose();
  };
  return (
    <SideDrawer onClose={close}>
      <KeyForm className="ks-form-drawer" onSubmit={onSubmit}>
        <SideDrawerHead title={title} />
        <div className="ks-form-drawer-body">
          <Problems problems={problems} failure={failure} refusal={refusal} />
          {children}
        </div>
        <ToastSlot />
        <div className="ks-form-drawer-foot">
          {first ?? (
            <Button type="submit" loading={busy}>
              {submitLabel}
            </Button>
          )}
          {secondary}
          <Button variant="subtle" onClick={close}>
            {t("cancel")}
          </Button>
        </div>
      </KeyForm>
      {question}
      <DirtyGuard dirty={dirty} onBack={close}>
        {(blocker) => (
          <ConfirmDialog
            opened={asking || blocker.blocked}
            onClose={() => {
              setAsking(false);
              blocker.stay();
            }}
            title={t("discardTitle")}
            confirmLabel={t("discard")}
            cancelLabel={t("keepEditing")}
            danger
            onConfirm={() => {
              setAsking(false);
              onClose();
              blocker.leave();
            }}
          >
            <p>{t("discardText")}</p>
          </ConfirmDialog>
        )}
      </DirtyGuard>
    </SideDrawer>
  );
}

type ProblemsProps = Pick<FormFrame, "problems" | "failure"> & { readonly refusal: FailedCall | null };

function Problems({ problems, failure, refusal }: ProblemsProps) {
  const { t } = useTranslation("forms");
  if (problems.length < 2 && failure === null) return null;
  return (
    <div role="alert" className="ks-form-drawer-problems">
      <IconAlertTriangle size={20} aria-hidden />
      <div>
        <strong>{failure ?? t("problemCount", { count: problems.length })}</strong>
        {failure === null ? null : <RefusedBy refusal={refusal} />}
        {problems.length < 2 ? null : (
          <ul>
            {problems.map(({ key, message, focus }) => (
              <li key={key}>
                <button type="button" className="ks-link-button" onClick={focus}>
                  {message}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

import { Button, Drawer } from "@mantine/core";
import "@mantine/core/styles/ModalBase.css";
import "@mantine/core/styles/Drawer.css";
import { IconAlertTriangle } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";

import { ConfirmDialog } from "../confirm-dialog.tsx";
import { DirtyGuard } from "../dirty-guard.tsx";
import { ToastSlot } from "../toast-slot.tsx";
import { useEscape } from "../use-escape.ts";
import { useFocusBack } from "../use-focus-back.ts";
import { useIsPhone } from "../use-is-phone.ts";
import { useTranslation } from "../use-translation.ts";
import { KeyForm } from "./key-form.tsx";
import type { FormFrame } from "./use-form.ts";
import "../form-drawer.css";

type FormDrawerProps = {
  /** Typed and unsaved: closing, leaving and reloading ask once. Several problems are listed with links. */
  readonly form: FormFrame;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  readonly submitLabel: string;
  /** A second way to save, such as "Save and add another". */
  readonly secondary?: ReactNode;
  /** A dialog above the form; while it is open, Escape is its own. */
  readonly question?: ReactNode;
};

/** A record's form beside its list: 480 px, the whole screen on phones. Ctrl or Cmd with Enter or S saves. */
export function FormDrawer(props: FormDrawerProps) {
  const { form, onClose, title, children, submitLabel, secondary, question = null } = props;
  const { dirty, busy, problems, failure, onSubmit } = form;
  const { t } = useTranslation(["ui", "forms"]);
  useFocusBack();
  const isPhone = useIsPhone();
  const [asking, setAsking] = useState(false);
  const close = () => {
    if (dirty) setAsking(true);
    else onClose();
  };
  useEscape(close);
  return (
    <Drawer.Root
      opened
      onClose={close}
      position="right"
      size={isPhone ? "100%" : 480}
      returnFocus
      closeOnEscape={false}
      transitionProps={{ duration: 160 }}
    >
      <Drawer.Overlay />
      <Drawer.Content classNames={{ content: "ks-form-drawer" }}>
        <KeyForm onSubmit={onSubmit}>
          <div className="ks-form-drawer-head">
            <Drawer.Title>{title}</Drawer.Title>
            <Drawer.CloseButton aria-label={t("close")} />
          </div>
          <div className="ks-form-drawer-body">
            <Problems problems={problems} failure={failure} />
            {children}
          </div>
          <ToastSlot />
          <div className="ks-form-drawer-foot">
            <Button type="submit" loading={busy}>
              {submitLabel}
            </Button>
            {secondary}
            <Button variant="subtle" onClick={close}>
              {t("forms:cancel")}
            </Button>
          </div>
        </KeyForm>
        {question}
        <DirtyGuard dirty={dirty}>
          {(blocker) => (
            <ConfirmDialog
              opened={asking || blocker.blocked}
              onClose={() => {
                setAsking(false);
                blocker.stay();
              }}
              title={t("forms:discardTitle")}
              confirmLabel={t("forms:discard")}
              cancelLabel={t("forms:keepEditing")}
              danger
              onConfirm={() => {
                setAsking(false);
                onClose();
                blocker.leave();
              }}
            >
              <p>{t("forms:discardText")}</p>
            </ConfirmDialog>
          )}
        </DirtyGuard>
      </Drawer.Content>
    </Drawer.Root>
  );
}

function Problems({ problems, failure }: Pick<FormFrame, "problems" | "failure">) {
  const { t } = useTranslation("forms");
  if (problems.length < 2 && failure === null) return null;
  return (
    <div role="alert" className="ks-form-drawer-problems">
      <IconAlertTriangle size={20} aria-hidden />
      <div>
        <strong>{failure ?? t("problemCount", { count: problems.length })}</strong>
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

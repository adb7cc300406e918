import { Button, Modal, TextInput } from "@mantine/core";
import "@mantine/core/styles/ModalBase.css";
import "@mantine/core/styles/Modal.css";
import { type ReactNode, useState } from "react";

import { useEscape } from "./use-escape.ts";
import { useFocusBack } from "../focus/use-focus-back.ts";
import "./confirm-dialog.css";

type ConfirmDialogProps = {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** A verb and its object: "Delete property", never "OK". */
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  readonly onConfirm: () => void;
  readonly busy?: boolean;
  readonly danger?: boolean;
  /** For an action that cannot be undone: the name that must be typed first. */
  readonly confirmation?: { readonly label: string; readonly expected: string };
};

/** A short question with two verbs as answers; the focus starts on the one that changes nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    opened,
    onClose,
    title,
    children,
    confirmLabel,
    cancelLabel,
    onConfirm,
    busy = false,
    danger = false,
    confirmation,
  } = props;
  useFocusBack();
  const [text, setText] = useState("");
  const matches = confirmation === undefined || text.trim() === confirmation.expected.trim();
  const close = () => {
    setText("");
    onClose();
  };
  useEscape(close, opened);
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={title}
      centered
      size={480}
      withCloseButton={false}
      returnFocus
      closeOnEscape={false}
      classNames={{ title: "ks-dialog-title" }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          // React bubbles events out of a dialog into the form that opened it: the answer must not submit that form.
          event.stopPropagation();
          if (matches && !busy) onConfirm();
        }}
      >
        <div className="ks-dialog-text">{children}</div>
        {confirmation === undefined ? null : (
          <TextInput
            mt="md"
            label={confirmation.label}
            autoComplete="off"
            value={text}
            onChange={(event) => {
              setText(event.currentTarget.value);
            }}
          />
        )}
        <div className="ks-dialog-actions">
          <Button variant="default" onClick={close} data-autofocus>
            {cancelLabel}
          </Button>
          <Button
            type="submit"
            loading={busy}
            disabled={!matches}
            {...(danger ? { color: "red", className: "ks-confirm-dialog-danger" } : {})}
          >
            {confirmLabel}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

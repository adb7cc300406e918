import { Button, TextInput } from "@mantine/core";
import { useEffect } from "react";
import { useSearchParams } from "react-router";

import { FormDrawer } from "../../ui/form/form-drawer.tsx";
import { MergeDialog } from "../../ui/form/merge/merge-dialog.tsx";
import type { FormFrame } from "../../ui/form/use-form.ts";
import { ConfirmDialog } from "../../ui/overlay/confirm-dialog.tsx";
import { LazyDialog } from "../../ui/overlay/lazy-dialog.tsx";
import { LimitPanel } from "../../ui/overlay/limit-panel.tsx";
import { ReadDrawer } from "../../ui/overlay/read-drawer.tsx";
import { WaitingDrawer } from "../../ui/overlay/waiting-drawer.tsx";
import { toast } from "../../ui/toast/toast.ts";
import { doNothing, Part, InState } from "../specimen.tsx";
import { words } from "../words.ts";
import "../design-page.css";

/** The address names the overlay that is open; one at a time. */
export const overlays = [
  "form",
  "form with problems",
  "form that is sent",
  "record",
  "record on its way",
  "record that failed",
  "question",
  "question of danger",
  "question that is answered",
  "full plan",
  "changed by two",
  "lost dialog",
  "toasts",
] as const;
type Overlay = (typeof overlays)[number];

export function OverlayParts() {
  const [params, setParams] = useSearchParams();
  const open = overlays.find((one) => one === params.get("open"));
  const show = (overlay: Overlay | null) => {
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (overlay === null) after.delete("open");
        else after.set("open", overlay);
        return after;
      },
      { preventScrollReset: true },
    );
  };
  return (
    <Part name="what covers the page">
      <InState state="opened by">
        <div className="ks-design-page-buttons">
          {overlays.map((one) => (
            <Button
              key={one}
              lang="en"
              variant="default"
              onClick={() => {
                show(one);
              }}
            >
              {one}
            </Button>
          ))}
        </div>
      </InState>
      {open === undefined ? null : (
        <Opened
          overlay={open}
          onClose={() => {
            show(null);
          }}
        />
      )}
    </Part>
  );
}

type OpenedProps = { readonly overlay: Overlay; readonly onClose: () => void };

function Opened({ overlay, onClose }: OpenedProps) {
  switch (overlay) {
    case "form":
      return <Form onClose={onClose} />;
    case "form with problems":
      return <Form onClose={onClose} problems={[words.wrong, words.unreadable]} />;
    case "form that is sent":
      return <Form onClose={onClose} busy />;
    case "record":
      return (
        <ReadDrawer title={words.tenant} onClose={onClose}>
          <p>{words.sentence}</p>
        </ReadDrawer>
      );
    case "record on its way":
    case "record that failed":
      return (
        <WaitingDrawer
          title={words.tenant}
          onClose={onClose}
          failed={words.failed}
          result={{ isError: overlay === "record that failed", isFetching: false, refetch: doNothing }}
        />
      );
    case "question":
    case "question of danger":
    case "question that is answered":
      return <Question overlay={overlay} onClose={onClose} />;
    case "full plan":
      return (
        <LimitPanel
          reached={{ kind: "properties", used: 5, limit: 5, plan: "starter" }}
          onClose={onClose}
          onSwitch={doNothing}
        />
      );
    case "changed by two":
      return (
        <MergeDialog
          choices={[{ name: "note", label: words.note, own: words.sentence, current: words.notes }]}
          taken={[{ label: words.rent, text: "1.234,50 €" }]}
          onAnswer={onClose}
        />
      );
    case "lost dialog":
      return (
        <LazyDialog
          message={words.refused}
          isNewer={false}
          trying={false}
          onRetry={doNothing}
          onClose={onClose}
        />
      );
    case "toasts":
      return <Toasts />;
  }
}

type FormProps = {
  readonly onClose: () => void;
  readonly problems?: readonly string[];
  readonly busy?: boolean;
};

function Form({ onClose, problems = [], busy = false }: FormProps) {
  const form: FormFrame = {
    dirty: false,
    busy,
    failure: null,
    problems: problems.map((message) => ({ key: message, message, focus: doNothing })),
    onSubmit: (event) => {
      event.preventDefault();
    },
  };
  const [problem] = problems;
  return (
    <FormDrawer form={form} onClose={onClose} title={words.lease} submitLabel={words.save}>
      <TextInput label={words.name} {...(problem === undefined ? {} : { error: problem })} />
      <TextInput label={words.long} defaultValue={words.long} />
    </FormDrawer>
  );
}

function Question({ overlay, onClose }: OpenedProps) {
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={words.ask}
      confirmLabel={words.remove}
      cancelLabel={words.cancel}
      onConfirm={doNothing}
      danger={overlay !== "question"}
      busy={overlay === "question that is answered"}
      {...(overlay === "question of danger"
        ? { confirmation: { label: words.type, expected: words.property } }
        : {})}
    >
      <p>{words.askText}</p>
    </ConfirmDialog>
  );
}

function Toasts() {
  // Toasts are kept outside React.
  useEffect(() => {
    toast.closeAll();
    toast.undo(words.kept2, words.undo, doNothing);
    toast.undo(words.deleted, words.undo, doNothing);
    toast.error(words.refused);
    return toast.closeAll;
  }, []);
  return null;
}

import { Button, Modal } from "@mantine/core";
import "@mantine/core/styles/ModalBase.css";
import "@mantine/core/styles/Modal.css";
import { type FormEvent, useId, useRef, useState } from "react";

import { useEscape } from "../../overlay/use-escape.ts";
import { useFocusBack } from "../../focus/use-focus-back.ts";
import { useTranslation } from "../../text/use-translation.ts";
import "../../form.css";
import "../../merge-dialog.css";

export type MergeChoice = {
  readonly name: string;
  readonly label: string;
  readonly own: string;
  readonly current: string;
};

type MergeDialogProps = {
  readonly choices: readonly MergeChoice[];
  /** Saved changes of others that collide with nothing. */
  readonly taken: readonly { readonly label: string; readonly text: string }[];
  /** The names of the fields whose saved value stays; null returns to the form with nothing saved. */
  readonly onAnswer: (kept: readonly string[] | null) => void;
};

type Side = "own" | "current";

/** Both values of each colliding field side by side; neither is preselected. */
export function MergeDialog({ choices, taken, onAnswer }: MergeDialogProps) {
  const { t } = useTranslation("merge");
  useFocusBack();
  useEscape(() => {
    onAnswer(null);
  });
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const [isTried, setTried] = useState(false);
  const open = choices.filter(({ name }) => chosen[name] === undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (open.length === 0)
      onAnswer(choices.flatMap(({ name }) => (chosen[name] === "current" ? [name] : [])));
    else form.current?.querySelector<HTMLElement>(`fieldset[data-open="true"] input`)?.focus();
  };
  return (
    <Modal
      opened
      onClose={() => {
        onAnswer(null);
      }}
      title={t("title")}
      centered
      size={640}
      withCloseButton={false}
      returnFocus
      closeOnEscape={false}
      classNames={{ title: "ks-dialog-title" }}
    >
      <form ref={form} noValidate onSubmit={submit}>
        <div className="ks-dialog-text">
          <p>{t("text")}</p>
        </div>
        <div className="ks-merge-dialog">
          {choices.map((choice, at) => (
            <Choice
              key={choice.name}
              choice={choice}
              first={at === 0}
              side={chosen[choice.name]}
              missing={isTried && chosen[choice.name] === undefined}
              onChoose={(side) => {
                setChosen((was) => ({ ...was, [choice.name]: side }));
              }}
            />
          ))}
          {taken.length === 0 ? null : <TakenOver taken={taken} />}
        </div>
        <div className="ks-dialog-actions">
          <Button
            variant="default"
            onClick={() => {
              onAnswer(null);
            }}
          >
            {t("back")}
          </Button>
          <Button type="submit">{t("save")}</Button>
        </div>
      </form>
    </Modal>
  );
}

type ChoiceProps = {
  readonly choice: MergeChoice;
  readonly first: boolean;
  readonly side: Side | undefined;
  readonly missing: boolean;
  readonly onChoose: (side: Side) => void;
};

function Choice({ choice: { label, own, current }, first, side, missing, onChoose }: ChoiceProps) {
  const { t } = useTranslation("merge");
  const id = useId();
  const values = [
    { of: "own", title: t("yours"), text: own },
    { of: "current", title: t("theirs"), text: current },
  ] as const;
  return (
    <fieldset data-open={side === undefined} aria-describedby={missing ? id : undefined}>
      <legend>{label}</legend>
      <div className="ks-merge-dialog-values">
        {values.map(({ of, title, text }) => (
          <label key={of} className="ks-merge-dialog-value">
            <input
              type="radio"
              name={id}
              checked={side === of}
              data-autofocus={first && of === "own" ? true : undefined}
              onChange={() => {
                onChoose(of);
              }}
            />
            <small>{title}</small> <span>{text === "" ? t("empty") : text}</span>
          </label>
        ))}
      </div>
      {missing ? (
        <p id={id} className="ks-form-error">
          {t("choose")}
        </p>
      ) : null}
    </fieldset>
  );
}

function TakenOver({ taken }: Pick<MergeDialogProps, "taken">) {
  const { t } = useTranslation("merge");
  const id = useId();
  return (
    <section className="ks-merge-dialog-taken" aria-labelledby={id}>
      <h3 id={id}>{t("taken")}</h3>
      <dl>
        {taken.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text === "" ? t("empty") : text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

import { Modal } from "@mantine/core";
import "@mantine/core/styles/ModalBase.css";
import "@mantine/core/styles/Modal.css";
import { IconSearch } from "@tabler/icons-react";
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from "react";

import { useEscape } from "../../../ui/overlay/use-escape.ts";
import { inputAhead } from "../../../ui/focus/use-shortcut.ts";
import { useFocusBack } from "../../../ui/focus/use-focus-back.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { type PaletteVerbs, type PaletteEntry, usePaletteEntries } from "./use-palette-entries.ts";
import "./command-palette.css";

type CommandPaletteProps = PaletteVerbs & {
  readonly onClose: () => void;
};

const LIST = "command-palette-list";
/** With this fit, a local entry need not wait for the search results: "leases" is the screen. */
const SURE = 3;

/** One field for everything: screens, records, and their actions ("Rocha, mark paid"). */
export function CommandPalette({ onClose, ...verbs }: CommandPaletteProps) {
  const { t } = useTranslation(["frame", "shell"]);
  const [text, setText] = useState("");
  const [at, setAt] = useState(0);
  const { groups, searching } = usePaletteEntries(text, verbs);
  useFocusBack();
  useEscape(onClose);
  const entries = groups.flatMap((group) => group.entries);
  const chosen = entries[Math.min(at, entries.length - 1)];
  const run = (entry: PaletteEntry) => {
    onClose();
    entry.run();
  };
  const enter = useEntered({ chosen, searching, text, run });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const steps = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (steps !== undefined && entries.length > 0) {
      event.preventDefault();
      setAt((Math.min(at, entries.length - 1) + steps + entries.length) % entries.length);
    } else if (event.key === "Enter") {
      event.preventDefault();
      enter(at > 0);
    }
  };
  return (
    <Modal.Root opened onClose={onClose} closeOnEscape={false} size={600} yOffset={80} returnFocus>
      <Modal.Overlay />
      <Modal.Content aria-label={t("shell:search")} radius="lg">
        <div className="ks-command-palette">
          <div className="ks-command-palette-field">
            <IconSearch size={18} aria-hidden />
            <input
              role="combobox"
              aria-expanded={entries.length > 0}
              aria-controls={LIST}
              aria-autocomplete="list"
              aria-label={t("searchAll")}
              placeholder={t("searchAll")}
              autoComplete="off"
              spellCheck={false}
              data-autofocus
              {...(chosen === undefined ? {} : { "aria-activedescendant": chosen.id })}
              value={text}
              onFocus={() => {
                if (inputAhead.keys !== null) setText(inputAhead.keys + text);
                inputAhead.keys = null;
              }}
              onChange={(event) => {
                setText(event.currentTarget.value);
                setAt(0);
              }}
              onKeyDown={onKeyDown}
            />
          </div>
          {entries.length === 0 ? null : (
            <div className="ks-command-palette-list" id={LIST} role="listbox" aria-label={t("shell:search")}>
              {groups.map(({ name, label, entries: ofIt }) => (
                <div key={name} role="group" aria-label={label}>
                  <div className="ks-command-palette-group" aria-hidden>
                    {label}
                  </div>
                  {ofIt.map((entry) => (
                    <Line key={entry.id} entry={entry} isChosen={entry === chosen} onRun={run} />
                  ))}
                </div>
              ))}
            </div>
          )}
          <output className="ks-command-palette-none">
            {entries.length > 0 ? "" : t(searching ? "looking" : "nothingFound")}
          </output>
        </div>
      </Modal.Content>
    </Modal.Root>
  );
}

type LineProps = {
  readonly entry: PaletteEntry;
  readonly isChosen: boolean;
  readonly onRun: (entry: PaletteEntry) => void;
};

function Line({ entry, isChosen, onRun }: LineProps) {
  const { id, label, about, icon: Icon } = entry;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the keys go to the field, which names the option that is active
    <div
      id={id}
      role="option"
      aria-selected={isChosen}
      className="ks-command-palette-line"
      ref={isChosen ? inSight : null}
      onClick={() => {
        onRun(entry);
      }}
    >
      <Icon size={18} stroke={1.6} aria-hidden />
      <span>{label}</span>
      {about === "" ? null : <small>{about}</small>}
    </div>
  );
}

function inSight(line: HTMLElement | null): void {
  line?.scrollIntoView({ block: "nearest" });
}

type Entered = {
  readonly chosen: PaletteEntry | undefined;
  readonly searching: boolean;
  readonly text: string;
  readonly run: (entry: PaletteEntry) => void;
};

/**
 * Enter runs the selected entry. If pressed during the search, it waits for the results: the best may be among them.
 */
function useEntered({ chosen, searching, text, run }: Entered): (byArrow: boolean) => void {
  const waiting = useRef<string | null>(null);
  const take = useEffectEvent(() => {
    waiting.current = null;
    if (chosen !== undefined) run(chosen);
  });
  // Runs when the results arrive after Enter was pressed.
  useEffect(() => {
    if (waiting.current === text && !searching) take();
  }, [text, searching]);
  return (byArrow) => {
    if (chosen !== undefined && (byArrow || !searching || chosen.fits >= SURE)) run(chosen);
    else waiting.current = text;
  };
}

import { Button, Textarea } from "@mantine/core";
import { IconPaperclip } from "@tabler/icons-react";
import { type ReactNode, useRef, useState } from "react";

import type { BadgeIcon } from "./status-badge.tsx";
import { DropZone } from "../field/drop-zone.tsx";
import { FileInput } from "../field/file-input.tsx";
import "../card.css";
import "./text-source.css";

type TextSourceProps = {
  readonly icon: BadgeIcon;
  readonly title: string;
  readonly intro: string;
  /** Why the given text cannot be read. */
  readonly problem: ReactNode;
  /** What happens with the text. */
  readonly note: string;
  readonly words: { readonly paste: string; readonly read: string; readonly chooseFile: string };
  /** The file types offered in the file dialog. */
  readonly accept: string;
  readonly onText: (text: string) => void;
  readonly onFile: (file: File) => void;
  /** Further actions, beside the file button. */
  readonly children?: ReactNode;
};

/** Input for a text that is read in the browser: pasted, dropped or chosen as a file. It is not sent anywhere. */
export function TextSource(props: TextSourceProps) {
  const { icon: Icon, title, intro, problem, note, words, accept, onText, onFile } = props;
  const [input, setInput] = useState("");
  const chooser = useRef<HTMLInputElement>(null);
  const take = (file: File | undefined) => {
    if (file !== undefined) onFile(file);
  };
  return (
    <DropZone
      className="ks-text-source-drop"
      onFiles={([file]) => {
        take(file);
      }}
    >
      <form
        className="ks-card ks-text-source"
        onSubmit={(event) => {
          event.preventDefault();
          if (input.trim() !== "") onText(input);
        }}
      >
        <span className="ks-text-source-mark" aria-hidden>
          <Icon size={24} stroke={1.6} />
        </span>
        <h2>{title}</h2>
        <p>{intro}</p>
        {problem === null ? null : (
          <div className="ks-text-source-problem" role="alert">
            {problem}
          </div>
        )}
        <Textarea
          label={words.paste}
          rows={6}
          value={input}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => {
            setInput(event.currentTarget.value);
          }}
          onPaste={(event) => {
            const text = event.clipboardData.getData("text/plain");
            if (input !== "" || text.trim() === "") return;
            event.preventDefault();
            setInput(text);
            onText(text);
          }}
        />
        <div className="ks-text-source-actions">
          <Button type="submit" disabled={input.trim() === ""}>
            {words.read}
          </Button>
          <Button
            variant="default"
            leftSection={<IconPaperclip size={18} aria-hidden />}
            onClick={() => chooser.current?.click()}
          >
            {words.chooseFile}
          </Button>
          {props.children}
          <FileInput
            ref={chooser}
            hidden
            accept={accept}
            aria-label={words.chooseFile}
            onFiles={([file]) => {
              take(file);
            }}
          />
        </div>
        <p className="ks-text-source-note">{note}</p>
      </form>
    </DropZone>
  );
}

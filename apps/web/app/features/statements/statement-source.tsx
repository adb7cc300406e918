import { Button, Textarea } from "@mantine/core";
import { IconBuildingBank, IconPaperclip } from "@tabler/icons-react";
import { useRef, useState } from "react";

import { DropZone } from "../../ui/drop-zone.tsx";
import { useTranslation } from "../../ui/use-translation.ts";
import { textOf } from "./read-statement.ts";
import "./statement-source.css";

type StatementSourceProps = {
  /** What was handed in is no statement. */
  readonly isUnreadable: boolean;
  readonly onText: (text: string) => void;
};

/** Where a statement comes in: pasted, dropped or chosen. It is read in the browser; the file goes nowhere. */
export function StatementSource({ isUnreadable, onText }: StatementSourceProps) {
  const { t } = useTranslation("statements");
  const [typed, setTyped] = useState("");
  const chooser = useRef<HTMLInputElement>(null);
  const read = async (file: File | undefined) => {
    if (file !== undefined) onText(await textOf(file));
  };
  return (
    <DropZone className="ks-statement-source-drop" onFiles={([file]) => void read(file)}>
      <form
        className="ks-card ks-statement-source"
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.trim() !== "") onText(typed);
        }}
      >
        <span className="ks-statement-source-mark" aria-hidden>
          <IconBuildingBank size={24} stroke={1.6} />
        </span>
        <h2>{t("question")}</h2>
        <p>{t("intro")}</p>
        {isUnreadable ? (
          <p className="ks-statement-source-problem" role="alert">
            {t("unreadable")}
          </p>
        ) : null}
        <Textarea
          label={t("paste")}
          rows={6}
          value={typed}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => {
            setTyped(event.currentTarget.value);
          }}
          onPaste={(event) => {
            const text = event.clipboardData.getData("text/plain");
            if (typed !== "" || text.trim() === "") return;
            event.preventDefault();
            setTyped(text);
            onText(text);
          }}
        />
        <div className="ks-statement-source-actions">
          <Button type="submit" disabled={typed.trim() === ""}>
            {t("read")}
          </Button>
          <Button
            variant="default"
            leftSection={<IconPaperclip size={18} aria-hidden />}
            onClick={() => chooser.current?.click()}
          >
            {t("chooseFile")}
          </Button>
          <input
            ref={chooser}
            type="file"
            hidden
            accept=".csv,.txt,.xml,.c53,text/csv,text/xml,application/xml"
            aria-label={t("chooseFile")}
            onChange={(event) => {
              void read(event.currentTarget.files?.[0]);
              event.currentTarget.value = "";
            }}
          />
        </div>
        <p className="ks-statement-source-note">{t("kept")}</p>
      </form>
    </DropZone>
  );
}

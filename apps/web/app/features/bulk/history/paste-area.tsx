import { Button, Textarea } from "@mantine/core";
import { IconClipboard } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";

import { toast } from "../../../ui/toast/toast.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import "../../../ui/card.css";
import "./paste-area.css";

type PasteAreaProps = {
  readonly label: string;
  readonly onText: (text: string) => void;
  readonly children?: ReactNode;
};

/** Takes cells of a spreadsheet: pasted text is read at once, typed text when it is finished. */
export function PasteArea({ label, onText, children }: PasteAreaProps) {
  const { t } = useTranslation("bring-history");
  const [input, setInput] = useState("");
  const take = (text: string) => {
    if (text.trim() === "") return;
    setInput("");
    onText(text);
  };
  const fromClipboard = async () => {
    const text = await navigator.clipboard.readText().catch(() => "");
    if (text.trim() === "") toast.information(t("pasteBlocked"));
    else take(text);
  };
  return (
    <form
      className="ks-card ks-paste-area"
      onSubmit={(event) => {
        event.preventDefault();
        take(input);
      }}
    >
      {children}
      <Textarea
        label={label}
        rows={4}
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
          take(text);
        }}
      />
      <div className="ks-paste-area-actions">
        <Button
          variant="default"
          leftSection={<IconClipboard size={18} aria-hidden />}
          onClick={() => {
            void fromClipboard();
          }}
        >
          {t("paste")}
        </Button>
        {input.trim() === "" ? null : <Button type="submit">{t("read")}</Button>}
      </div>
    </form>
  );
}

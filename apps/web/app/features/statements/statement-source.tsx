import { IconBuildingBank } from "@tabler/icons-react";

import { textOfFile } from "../../lib/text-of-file.ts";
import { TextSource } from "../../ui/text-source.tsx";
import { useTranslation } from "../../ui/use-translation.ts";

type StatementSourceProps = {
  /** What was handed in is no statement. */
  readonly isUnreadable: boolean;
  readonly onText: (text: string) => void;
};

/** Where a statement comes in. It is read in the browser; the file goes nowhere. */
export function StatementSource({ isUnreadable, onText }: StatementSourceProps) {
  const { t } = useTranslation("statements");
  const read = async (file: File) => {
    onText(await textOfFile(file));
  };
  return (
    <TextSource
      icon={IconBuildingBank}
      title={t("question")}
      intro={t("intro")}
      problem={isUnreadable ? t("unreadable") : null}
      note={t("kept")}
      words={{ paste: t("paste"), read: t("read"), chooseFile: t("chooseFile") }}
      accept=".csv,.txt,.xml,.c53,text/csv,text/xml,application/xml"
      onText={onText}
      onFile={(file) => void read(file)}
    />
  );
}

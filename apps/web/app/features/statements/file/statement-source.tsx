import { IconBuildingBank } from "@tabler/icons-react";

import type { RefusedFile } from "@keystead/domain/statements";

import { TextSource } from "../../../ui/text/text-source.tsx";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { type HandedIn, openFile } from "./open-file.ts";

type StatementSourceProps = {
  /** Why the input is not a statement; null without any. */
  readonly refused: RefusedFile | null;
  readonly onHandedIn: (handedIn: HandedIn) => void;
};

/** The input for a statement. It is read in the browser; the file is not uploaded. */
export function StatementSource({ refused, onHandedIn }: StatementSourceProps) {
  const { t } = useTranslation("statements");
  const read = async (file: File) => {
    onHandedIn(await openFile(file));
  };
  return (
    <TextSource
      icon={IconBuildingBank}
      title={t("question")}
      intro={t("intro")}
      problem={refused === null ? null : t(`refused.${refused}`)}
      note={t("kept")}
      words={{ paste: t("paste"), read: t("read"), chooseFile: t("chooseFile") }}
      accept=".csv,.txt,.tsv,.tab,.xml,.c52,.c53,.c54,.camt,.sta,.mt940,.940,.942,.ofx,.qfx,.qif,.xlsx,.zip,text/csv,text/xml,application/xml,application/zip"
      onText={(text) => {
        onHandedIn({ files: [text] });
      }}
      onFile={(file) => void read(file)}
    />
  );
}

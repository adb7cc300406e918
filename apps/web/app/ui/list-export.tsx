import { ActionIcon } from "@mantine/core";
import { IconFileExport } from "@tabler/icons-react";

import { withWords } from "../lib/words.ts";
import type { ExportedQuery } from "./exported-query.ts";
import { late } from "./late.tsx";
import { LateMenu } from "./late-menu.tsx";
import { useTranslation } from "./use-translation.ts";

const load = withWords(
  import.meta.glob("../locales/*/list-export.json", { import: "default" }),
  () => import("./list-export-menu.tsx"),
);
const ListExportMenu = late(async () => (await load()).ListExportMenu);

/** "Export this list": what its filters find as a file, of all pages. The menu comes with the first press. */
export function ListExport({ exported }: { readonly exported: ExportedQuery }) {
  const { t } = useTranslation("lists");
  return (
    <LateMenu
      load={load}
      button={
        <ActionIcon variant="default" size={40} aria-label={t("exportList")} title={t("exportList")}>
          <IconFileExport size={18} stroke={1.75} aria-hidden />
        </ActionIcon>
      }
    >
      {(button) => <ListExportMenu button={button} exported={exported} />}
    </LateMenu>
  );
}

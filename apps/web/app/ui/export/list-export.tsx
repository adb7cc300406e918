import { ActionIcon } from "@mantine/core";
import { IconFileExport } from "@tabler/icons-react";

import { withMessages } from "../../lib/messages.ts";
import type { ExportedQuery } from "./exported-query.ts";
import { lazyPart } from "../loading/lazy-part.tsx";
import { LazyMenu } from "../loading/lazy-menu.tsx";
import { useTranslation } from "../text/use-translation.ts";

const load = withMessages(
  import.meta.glob("../../../../../packages/messages/*/list-export.json", { import: "default" }),
  () => import("./list-export-menu.tsx"),
);
const ListExportMenu = lazyPart(async () => (await load()).ListExportMenu);

type ListExportProps = {
  readonly exported: ExportedQuery;
  /** In the header of a card, whose list has no filters. */
  readonly inCard?: boolean;
};

/** "Export this list": all pages of what its filters find, as a file. The menu loads with the first press. */
export function ListExport({ exported, inCard = false }: ListExportProps) {
  const { t } = useTranslation("lists");
  return (
    <LazyMenu
      load={load}
      button={
        <ActionIcon
          {...(inCard ? { variant: "subtle", color: "gray", size: 32 } : { variant: "default", size: 40 })}
          aria-label={t("exportList")}
          title={t("exportList")}
        >
          <IconFileExport size={18} stroke={1.75} aria-hidden />
        </ActionIcon>
      }
    >
      {(button) => <ListExportMenu button={button} exported={exported} what={inCard ? "whole" : "what"} />}
    </LazyMenu>
  );
}

import { presetForm, tableFormats } from "@keystead/domain/exports";
import { Menu } from "@mantine/core";
import { IconFileSpreadsheet, IconFileTypeCsv } from "@tabler/icons-react";
import { cloneElement, useState } from "react";

import { toast } from "../toast/toast.ts";
import type { MenuButton } from "../loading/lazy-menu.tsx";
import type { ExportedQuery } from "./exported-query.ts";
import { useDownload } from "./use-download.ts";
import { useIsPlaced } from "../size/use-is-placed.ts";
import { useLanguage } from "../text/use-language.ts";
import { useTranslation } from "../text/use-translation.ts";

const icons = { xlsx: IconFileSpreadsheet, csv: IconFileTypeCsv } as const;

type ListExportMenuProps = {
  readonly button: MenuButton;
  readonly exported: ExportedQuery;
  readonly what: "what" | "whole";
};

/**
 * The choice of file format. It opens by itself, because the press that loaded this code was meant to open it. The
 * button shows that a download is running.
 */
export function ListExportMenu({ button, exported, what }: ListExportMenuProps) {
  const { t } = useTranslation("list-export");
  const language = useLanguage();
  const isPlaced = useIsPlaced();
  const [opened, setOpened] = useState(true);
  const { bytes, start } = useDownload(toast.error);
  const busy = bytes !== null;
  return (
    <Menu
      position="bottom-end"
      withInitialFocusPlaceholder={false}
      opened={opened && isPlaced}
      onChange={setOpened}
    >
      <Menu.Target>{cloneElement(button, { "aria-busy": busy })}</Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t(what)}</Menu.Label>
        {tableFormats.toReversed().map((format) => {
          const Icon = icons[format];
          return (
            <Menu.Item
              key={format}
              leftSection={<Icon size={16} stroke={1.75} aria-hidden />}
              disabled={busy}
              onClick={() => {
                void start("/api/exports/list", { ...exported, format, language, ...presetForm(language) });
              }}
            >
              {t(format)}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}

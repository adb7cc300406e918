import { pageSizes } from "@keystead/domain/lists";
import { ActionIcon, Button, Menu } from "@mantine/core";
import { IconChevronDown, IconChevronLeft, IconChevronRight } from "@tabler/icons-react";

import type { ListState } from "./list-state.ts";
import { useTranslation } from "./use-translation.ts";
import "./list-pager.css";

type ListPagerProps = { readonly state: ListState; readonly total: number; readonly countText: string };

export function ListPager({ state, total, countText }: ListPagerProps) {
  const { t } = useTranslation("lists");
  const pages = Math.max(1, Math.ceil(total / state.limit));
  return (
    <div className="ks-list-pager">
      <output className="ks-numbers">{countText}</output>
      {total <= pageSizes[0] ? null : (
        <nav aria-label={t("pages")}>
          <Menu position="top-end">
            <Menu.Target>
              <Button variant="default" size="sm" rightSection={<IconChevronDown size={16} aria-hidden />}>
                {t("perPage", { count: state.limit })}
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              {pageSizes.map((size) => (
                <Menu.Item
                  key={size}
                  onClick={() => {
                    state.set({ limit: size });
                  }}
                >
                  {t("perPage", { count: size })}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
          <span className="ks-numbers">{t("pageOf", { page: state.page, pages })}</span>
          <ActionIcon
            variant="default"
            size={40}
            aria-label={t("previousPage")}
            disabled={state.page <= 1}
            onClick={() => {
              state.set({ page: state.page - 1 });
            }}
          >
            <IconChevronLeft size={18} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="default"
            size={40}
            aria-label={t("nextPage")}
            disabled={state.page >= pages}
            onClick={() => {
              state.set({ page: state.page + 1 });
            }}
          >
            <IconChevronRight size={18} aria-hidden />
          </ActionIcon>
        </nav>
      )}
    </div>
  );
}

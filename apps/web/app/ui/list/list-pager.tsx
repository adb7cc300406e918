import { pageSizes } from "@keystead/domain/lists";
import { ActionIcon, Button } from "@mantine/core";
import { IconChevronDown, IconChevronLeft, IconChevronRight } from "@tabler/icons-react";

import type { ListState } from "./use-list-state.ts";
import { ChoiceMenu } from "../overlay/choice-menu.tsx";
import { useTranslation } from "../text/use-translation.ts";
import "./list-pager.css";

type ListPagerProps = {
  readonly state: ListState;
  readonly total: number;
  /** The cursor of the next page. */
  readonly next: string | undefined;
  readonly countText: string;
};

export function ListPager({ state, total, next, countText }: ListPagerProps) {
  const { t } = useTranslation("lists");
  // `total` may lag behind the cursor: count at least the pages that can be reached.
  const reached = next === undefined ? state.page : state.page + 1;
  const pages = Math.max(1, reached, Math.ceil(total / state.limit));
  const isLast = next === undefined && (state.after !== undefined || state.page >= pages);
  return (
    <div className="ks-list-pager">
      <output className="ks-numbers">{countText}</output>
      {total <= pageSizes[0] ? null : (
        <nav aria-label={t("pages")}>
          <ChoiceMenu
            position="top-end"
            button={
              <Button variant="default" size="sm" rightSection={<IconChevronDown size={16} aria-hidden />}>
                {t("perPage", { count: state.limit })}
              </Button>
            }
            entries={pageSizes.map((size) => ({
              kind: "action",
              label: t("perPage", { count: size }),
              onClick: () => {
                state.set({ limit: size });
              },
            }))}
          />
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
            disabled={isLast}
            onClick={() => {
              state.set({ page: state.page + 1, ...(next === undefined ? {} : { after: next }) });
            }}
          >
            <IconChevronRight size={18} aria-hidden />
          </ActionIcon>
        </nav>
      )}
    </div>
  );
}

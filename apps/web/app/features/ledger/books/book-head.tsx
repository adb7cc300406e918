import type { Book } from "@keystead/domain/ledger";
import { IconFileImport, IconRepeat } from "@tabler/icons-react";
import type { ReactNode } from "react";

import { type FoldingAction, FoldingActions } from "../../../ui/page/folding-actions.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { usePeriodText } from "../../../ui/text/use-period-text.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { useCan } from "../../session/public.ts";
import { BookSum } from "./book-sum.tsx";
import { PeriodSwitch, type useShownPeriod } from "./period-switch.tsx";
import type { useBookSums } from "./use-book-list.ts";

type BookHeadProps = {
  readonly book: Book;
  /** Further actions beside the period, the most wanted first. */
  readonly actions?: readonly FoldingAction[] | undefined;
  readonly shown: ReturnType<typeof useShownPeriod>;
  readonly summed: ReturnType<typeof useBookSums>;
  readonly open: (kind: "recurring") => void;
  readonly children: ReactNode;
};

/** The title of a book with its actions, the period that is shown, and its sum. */
export function BookHead(props: BookHeadProps) {
  const { book, shown, summed, actions = [], open } = props;
  const { period, go, choose } = shown;
  const { t } = useTranslation("ledger");
  const can = useCan();
  const words = usePeriodText()(period);
  return (
    <PageHeader
      title={t(`${book}.title`)}
      actions={
        <FoldingActions
          name={t(`${book}.title`)}
          actions={[
            ...actions,
            {
              label: t("recurring"),
              icon: IconRepeat,
              onClick: () => {
                open("recurring");
              },
            },
            ...(can(`${book}.create`)
              ? [{ label: t("csvImport"), icon: IconFileImport, to: "/csv-import" }]
              : []),
          ]}
        />
      }
    >
      <PeriodSwitch words={words} span={period.span} onGo={go} onSpan={choose} />
      <BookSum book={book} summed={summed} />
      {props.children}
    </PageHeader>
  );
}

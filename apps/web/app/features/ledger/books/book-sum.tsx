import type { RecordSums } from "@keystead/contract/ledger";

import type { Book } from "@keystead/domain/ledger";

import { isZero } from "../../../lib/format/minor-units.ts";
import { MoneySums } from "../../../ui/text/money-text.tsx";
import { useTranslation } from "../../../ui/text/use-translation.ts";

type BookSumProps = {
  readonly book: Book;
  readonly summed: {
    readonly data: RecordSums | undefined;
    readonly isError: boolean;
    readonly refetch: () => unknown;
  };
};

/** The total received or spent under the list's filters. A missing sum says so instead of showing zero. */
export function BookSum({ book, summed: { data, isError, refetch } }: BookSumProps) {
  const { t } = useTranslation(["ledger", "ui"]);
  if (data === undefined && isError) {
    return (
      <span role="alert">
        {t("sumFailed")}{" "}
        <button type="button" className="ks-link-button" onClick={() => void refetch()}>
          {t("ui:tryAgain")}
        </button>
      </span>
    );
  }
  return (
    <span aria-busy={data === undefined}>
      {t(`${book}.sum`)}{" "}
      {data === undefined ? (
        <span className="ks-visually-hidden">{t("ui:loading")}</span>
      ) : (
        <b>
          <MoneySums sums={data.sums.filter(({ amount }) => !isZero(amount))} none={t("nothing")} />
        </b>
      )}
    </span>
  );
}

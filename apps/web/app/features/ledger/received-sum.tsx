import type { IncomeSums } from "@keystead/contract/ledger";

import { isZero } from "../../lib/minor-units.ts";
import { MoneySums } from "../../ui/money-text.tsx";
import { useTranslation } from "../../ui/use-translation.ts";

type ReceivedSumProps = {
  readonly summed: {
    readonly data: IncomeSums | undefined;
    readonly isError: boolean;
    readonly refetch: () => unknown;
  };
};

/** What was received under the filters of the list. A sum that is not there says so: it is not nothing. */
export function ReceivedSum({ summed: { data, isError, refetch } }: ReceivedSumProps) {
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
      {t("received")}{" "}
      {data === undefined ? (
        <span className="ks-visually-hidden">{t("ui:loading")}</span>
      ) : (
        <b>
          <MoneySums
            sums={data.sums.flatMap(({ received, currency }) =>
              isZero(received) ? [] : [{ amount: received, currency }],
            )}
            none={t("nothing")}
          />
        </b>
      )}
    </span>
  );
}

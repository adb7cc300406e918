import { Button } from "@mantine/core";
import "../../ui/form.css";
import { formatMoney as apiMoney } from "@keystead/domain/money";
import { IconCheck } from "@tabler/icons-react";

import { MoneySums } from "../../ui/money-text.tsx";
import { useTranslation } from "../../ui/use-translation.ts";
import { sumsOf } from "./sums-of.ts";
import type { Statement } from "./use-statement.ts";
import "./statement-foot.css";

/** What the press will book and what it will not. */
export function StatementFoot({ statement }: { readonly statement: Statement }) {
  const { t } = useTranslation("statements");
  const { toBook, matched, booking, chosenOf } = statement;
  const waiting = matched.filter(
    ({ at, outcome }) => outcome.state === "doubtful" && chosenOf(at) === null,
  ).length;
  const leftOut = matched.filter(({ outcome }) => outcome.state === "none").length;
  const sums = sumsOf(
    toBook.map(({ line: { amountMinor, currency } }) => ({ minor: amountMinor, currency })),
  );
  const count = toBook.length;
  if (matched.length === 0) return null;
  return (
    <div className="ks-statement-foot">
      <div className="ks-statement-foot-words">
        {booking.failure === null ? null : (
          <p className="ks-form-error" role="alert">
            {booking.failure}
          </p>
        )}
        <p role="status">
          <b>
            {count === 0 ? t("booksNothing") : t("books", { count })}
            {count === 0 ? null : (
              <>
                {", "}
                <MoneySums sums={sums.map((sum) => ({ amount: apiMoney(sum), currency: sum.currency }))} />
              </>
            )}
          </b>
          {waiting === 0 ? null : <span data-attention>{t("needYou", { count: waiting })}</span>}
          {leftOut === 0 ? null : <span>{t("areLeftOut", { count: leftOut })}</span>}
        </p>
      </div>
      <Button
        type="submit"
        leftSection={<IconCheck size={18} aria-hidden />}
        loading={booking.busy}
        disabled={count === 0}
      >
        {count === 0 ? t("bookNone") : t("bookCount", { count })}
      </Button>
    </div>
  );
}

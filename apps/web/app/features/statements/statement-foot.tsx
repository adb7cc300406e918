import { Button } from "@mantine/core";
import "../../ui/form.css";
import { books } from "@keystead/domain/ledger";
import { moneyText as apiMoney, sumMoney } from "@keystead/domain/money";
import { IconCheck } from "@tabler/icons-react";

import { MoneySums } from "../../ui/text/money-text.tsx";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { groupOf } from "./lines/line-groups.ts";
import type { StatementState } from "./use-statement.ts";
import "./statement-foot.css";

/** The records to book in each book, with their sums; outgoing money is never set off against incoming. */
function RecordsToPost({ records }: { readonly records: StatementState["toRecord"] }) {
  const { t } = useTranslation("statements");
  return books.map((book) => {
    const ofIt = records.filter(({ record }) => record.book === book);
    const sums = sumMoney(
      ofIt.map(({ line: { amountMinor, currency } }) => ({ minor: Math.abs(amountMinor), currency })),
    );
    return ofIt.length === 0 ? null : (
      <b key={book}>
        {t(book === "expense" ? "booksExpenses" : "booksIncomes", { count: ofIt.length })}
        {", "}
        <MoneySums sums={sums.map((sum) => ({ amount: apiMoney(sum), currency: sum.currency }))} />
      </b>
    );
  });
}

/** What the button will book, and what it will not. */
export function StatementFoot({ statement }: { readonly statement: StatementState }) {
  const { t } = useTranslation("statements");
  const { toBook, toBookings, toRecord, toRefund, payments, count, matched, booking, chosenOf, recordOf } =
    statement;
  const waiting = matched.filter(
    ({ at, outcome }) => groupOf(outcome) === "doubtful" && chosenOf(at) === null && recordOf(at) === null,
  ).length;
  const leftOut = matched.filter(
    ({ at, outcome }) => outcome.state === "none" && recordOf(at) === null,
  ).length;
  const sums = sumMoney(
    [...toBook, ...toBookings].map(({ line: { amountMinor, currency } }) => ({
      minor: amountMinor,
      currency,
    })),
  );
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
            {count === 0 ? t("booksNothing") : null}
            {payments === 0 ? null : (
              <>
                {t("books", { count: payments })}
                {", "}
                <MoneySums sums={sums.map((sum) => ({ amount: apiMoney(sum), currency: sum.currency }))} />
              </>
            )}
          </b>
          <RecordsToPost records={toRecord} />
          {toRefund.length === 0 ? null : <b>{t("booksRefunds", { count: toRefund.length })}</b>}
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
        {count === 0 ? t("bookNone") : t(count === payments ? "bookCount" : "bookLines", { count })}
      </Button>
    </div>
  );
}

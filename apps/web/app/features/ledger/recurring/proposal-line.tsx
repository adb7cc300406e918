import type { ProposalView } from "@keystead/contract/ledger";
import type { Book } from "@keystead/domain/ledger";
import { Button, Checkbox } from "@mantine/core";
import { IconEdit, IconPencil, IconPlayerSkipForward } from "@tabler/icons-react";

import { formatDay } from "../../../lib/format/format.ts";
import { rentableText } from "../../../lib/format/rentable-name.ts";
import { todayHere } from "../../../lib/format/today.ts";
import { MoneyText } from "../../../ui/text/money-text.tsx";
import { RowMenu } from "../../../ui/list/row-menu.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import "../../../ui/second.css";
import { ComparedAmount } from "../costs/compared-amount.tsx";
import "./proposal-line.css";
import { type RecurringKind, turnAddress } from "./recurring-kinds.ts";
import { useBookMessages } from "../books/use-book-messages.ts";
import type { AcceptOccurrences } from "./use-accept-occurrences.tsx";

type ProposalLineProps = {
  readonly book: Book;
  readonly proposal: ProposalView;
  readonly display: "symbol" | "code";
  /** null if there is only one, so nothing to tick. */
  readonly ticked: boolean | null;
  readonly onTick: (on: boolean) => void;
  /** null for read-only users. */
  readonly take: AcceptOccurrences | null;
  readonly open: (kind: RecurringKind, id: string) => void;
};

/** A proposed occurrence: what it is, since when it waits, how its amount differs, and its actions. */
export function ProposalLine({ book, proposal, display, ticked, onTick, take, open }: ProposalLineProps) {
  const { t } = useTranslation("recurring");
  const language = useLanguage();
  const wordOf = useBookMessages(book);
  const { date, notes, category, amount, currency } = proposal;
  const word = wordOf("category", category);
  const name = notes === "" ? word : notes;
  const day = formatDay(date, language);
  const of = t("of", { name, date: day });
  return (
    <li className="ks-proposal-line">
      {ticked === null ? null : (
        <Checkbox
          aria-label={of}
          checked={ticked}
          onChange={(event) => {
            onTick(event.currentTarget.checked);
          }}
        />
      )}
      <div className="ks-proposal-line-what">
        <b>{name}</b>
        <small className="ks-second">
          {t(date < todayHere() ? "wasDue" : "due", { date: day })} · {rentableText(proposal)}
          {notes === "" ? null : ` · ${word}`}
        </small>
        <ComparedAmount book={book} amount={amount} currency={currency} compared={proposal.compared} />
      </div>
      <MoneyText amount={amount} currency={currency} display={display} />
      {take === null ? null : (
        <div className="ks-proposal-line-do">
          <Button
            variant="default"
            disabled={take.busy}
            aria-label={t("acceptOf", { of })}
            onClick={() => void take.accept([proposal])}
          >
            {t("accept")}
          </Button>
          <RowMenu
            name={of}
            actions={[
              {
                label: t("acceptOther"),
                icon: IconPencil,
                onClick: () => {
                  open("accept", turnAddress(proposal));
                },
              },
              { label: t("skip"), icon: IconPlayerSkipForward, onClick: () => void take.skip([proposal]) },
              {
                label: t("edit"),
                icon: IconEdit,
                onClick: () => {
                  open("series", proposal.recurringId);
                },
              },
            ]}
          />
        </div>
      )}
    </li>
  );
}

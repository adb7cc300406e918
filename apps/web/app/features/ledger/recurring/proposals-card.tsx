import type { ProposalView } from "@keystead/contract/ledger";
import type { Book } from "@keystead/domain/ledger";
import { Button, Checkbox } from "@mantine/core";
import "@mantine/core/styles/Checkbox.css";
import { IconCheck, IconPlayerSkipForward } from "@tabler/icons-react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { query } from "../../../lib/api.ts";
import { ErrorPanel } from "../../../ui/loading/error-panel.tsx";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { useCan } from "../../session/public.ts";
import { ProposalLine } from "./proposal-line.tsx";
import "./proposals-card.css";
import { type RecurringKind, turnAddress } from "./recurring-kinds.ts";
import { type AcceptOccurrences, useAcceptOccurrences } from "./use-accept-occurrences.tsx";

/** This many are shown above the list before the rest is opened. */
const FIRST = 5;
const MOST = 100;

type ProposalsCardProps = { readonly book: Book; readonly open: (kind: RecurringKind, id: string) => void };

/** Recurring records that wait to be accepted or skipped, the oldest first; hidden if there are none. */
export function ProposalsCard({ book, open }: ProposalsCardProps) {
  const { t } = useTranslation("recurring");
  const can = useCan();
  const result = useQuery({
    ...query.recurring.proposals.queryOptions({ input: { book, limit: MOST } }),
    placeholderData: keepPreviousData,
  });
  const [all, setAll] = useState(false);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const take = useAcceptOccurrences();
  if (result.isError)
    return (
      <div className="ks-proposals-card-failed">
        <ErrorPanel
          message={t("failed")}
          retrying={result.isFetching}
          onRetry={() => void result.refetch()}
        />
      </div>
    );
  const { items, total } = result.data ?? { items: [], total: 0 };
  const display = new Set(items.map(({ currency }) => currency)).size > 1 ? "code" : "symbol";
  const mayTake = can(`${book}.create`);
  const shown = all ? items : items.slice(0, FIRST);
  const chosen = shown.filter((one) => ticked.has(turnAddress(one)));
  const tick = (which: readonly ProposalView[], on: boolean) => {
    const next = new Set(ticked);
    for (const one of which) {
      if (on) next.add(turnAddress(one));
      else next.delete(turnAddress(one));
    }
    setTicked(next);
  };
  return (
    <>
      {total === 0 ? null : (
        <section className="ks-card ks-proposals-card" aria-labelledby="ks-proposals-card">
          <div className="ks-card-head">
            <h2 id="ks-proposals-card">
              {t("title")} <span className="ks-proposals-card-count">{total}</span>
            </h2>
            {mayTake && shown.length > 1 ? (
              <div className="ks-proposals-card-several">
                <TakeInBulk chosen={chosen} take={take} />
                <Checkbox
                  label={t("chooseAll")}
                  checked={chosen.length === shown.length}
                  indeterminate={chosen.length > 0 && chosen.length < shown.length}
                  onChange={(event) => {
                    tick(shown, event.currentTarget.checked);
                  }}
                />
              </div>
            ) : null}
          </div>
          <ul>
            {shown.map((one) => (
              <ProposalLine
                key={turnAddress(one)}
                book={book}
                proposal={one}
                display={display}
                ticked={mayTake && shown.length > 1 ? ticked.has(turnAddress(one)) : null}
                onTick={(on) => {
                  tick([one], on);
                }}
                take={mayTake ? take : null}
                open={open}
              />
            ))}
          </ul>
          {shown.length < total && !all ? (
            <button
              type="button"
              className="ks-link-button ks-proposals-card-more"
              onClick={() => {
                setAll(true);
              }}
            >
              {t("showAll", { count: total })}
            </button>
          ) : null}
        </section>
      )}
      {take.question}
    </>
  );
}

type TakeInBulkProps = { readonly chosen: readonly ProposalView[]; readonly take: AcceptOccurrences };

function TakeInBulk({ chosen, take }: TakeInBulkProps) {
  const { t } = useTranslation("recurring");
  if (chosen.length === 0) return null;
  return (
    <>
      <Button
        variant="subtle"
        disabled={take.busy}
        leftSection={<IconPlayerSkipForward size={16} aria-hidden />}
        onClick={() => void take.skip(chosen)}
      >
        {t("skipSeveral", { count: chosen.length })}
      </Button>
      <Button
        disabled={take.busy}
        leftSection={<IconCheck size={16} aria-hidden />}
        onClick={() => void take.accept(chosen)}
      >
        {t("acceptSeveral", { count: chosen.length })}
      </Button>
    </>
  );
}

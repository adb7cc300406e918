import type { BankAnswers } from "@keystead/domain/statements";

import { ErrorPanel } from "../../ui/loading/error-panel.tsx";
import { Skeleton } from "../../ui/loading/skeleton.tsx";
import { LeaveDialog } from "../../ui/overlay/leave-dialog.tsx";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { LazyLimitPanel } from "../session/public.ts";
import type { StatementInput, StatementReading } from "./file/read-statement.ts";
import { StatementLines } from "./lines/statement-lines.tsx";
import { StatementFoot } from "./statement-foot.tsx";
import { StatementHead } from "./statement-head.tsx";
import { type StatementState, useStatement } from "./use-statement.ts";

type StatementReadProps = {
  readonly source: StatementInput;
  readonly reading: StatementReading;
  /** The answers come from an earlier file. */
  readonly isRemembered: boolean;
  /** Null starts over. */
  readonly onAnswers: (answers: BankAnswers | null) => void;
};

/** A statement that was read: a summary, its lines and what will be booked of them. */
export function StatementRead({ source, reading, isRemembered, onAnswers }: StatementReadProps) {
  const { t } = useTranslation("statements");
  const statement = useStatement(reading);
  const { booking, count } = statement;
  return (
    <div className="ks-stack">
      <StatementHead
        answers={source.answers}
        reading={reading}
        isRemembered={isRemembered}
        leftOut={statement.leftOut}
        onAnswers={onAnswers}
      />
      <MatchedLines statement={statement} />
      <LazyLimitPanel reached={booking.limit} onClose={booking.closeLimit} />
      <LeaveDialog
        dirty={count > 0}
        words={{ title: t("leaveTitle"), text: t("leaveText"), leave: t("leave"), stay: t("stay") }}
      />
    </div>
  );
}

/** The states of the match, including a statement without incoming payments. */
function MatchedLines({ statement }: { readonly statement: StatementState }) {
  const { t } = useTranslation("statements");
  const { matching, booking } = statement;
  if (matching.isError)
    return (
      <ErrorPanel
        message={t("matchFailed")}
        retrying={matching.isFetching}
        onRetry={() => {
          void matching.refetch();
        }}
      />
    );
  if (matching.isLoading) return <Skeleton rows={6} />;
  return (
    <form
      className="ks-card"
      onSubmit={(event) => {
        event.preventDefault();
        booking.send();
      }}
    >
      <StatementLines statement={statement} />
      <StatementFoot statement={statement} />
    </form>
  );
}

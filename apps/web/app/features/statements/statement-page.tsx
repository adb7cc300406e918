import { type BankAnswers, type BankTable, noAnswers, type RefusedFile } from "@keystead/domain/statements";
import { useState } from "react";

import { Skeleton } from "../../ui/loading/skeleton.tsx";
import { ErrorPanel } from "../../ui/loading/error-panel.tsx";
import { LeaveDialog } from "../../ui/overlay/leave-question.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { useLanguage } from "../../ui/text/use-language.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { LazyLimitPanel, useBaseCurrency } from "../session/public.ts";
import type { HandedIn } from "./file/handed-in.ts";
import { type StatementReading, readSource, type StatementInput } from "./file/read-statement.ts";
import { answersFor, rememberAnswers } from "./file/remembered-answers.ts";
import { StatementFoot } from "./statement-foot.tsx";
import { StatementHead } from "./statement-head.tsx";
import { StatementLines } from "./lines/statement-lines.tsx";
import { StatementSource } from "./file/statement-source.tsx";
import { type StatementState, useStatement } from "./use-statement.ts";

/** Who paid this month? A statement is pasted or dropped, matched to open months, reviewed and booked. */
export function StatementPage() {
  const { t } = useTranslation(["statements", "ui"]);
  const base = useBaseCurrency();
  return (
    <>
      <PageHeader title={t("title")} crumbs={[{ label: t("income"), to: "/income" }]} />
      {base === undefined ? <p role="status">{t("ui:loading")}</p> : <StatementDesk currency={base} />}
    </>
  );
}

function StatementDesk({ currency }: { readonly currency: string }) {
  const language = useLanguage();
  const [source, setSource] = useState<StatementInput | null>(null);
  const [refused, setRefused] = useState<RefusedFile | null>(null);
  const [times, setTimes] = useState(0);
  const [isRemembered, setRemembered] = useState(false);
  // As it is found without any answer, which is how the next file of the same head is found too.
  const [found, setFound] = useState<BankTable | null>(null);
  const rules = { language, currency };
  const reading = source === null ? null : readSource(source, rules);
  const take = (handedIn: HandedIn) => {
    setTimes(times + 1);
    const read =
      "refused" in handedIn ? handedIn : readSource({ files: handedIn.files, answers: noAnswers }, rules);
    if ("refused" in read || "refused" in handedIn) {
      setRefused("refused" in read ? read.refused : null);
      return;
    }
    setRefused(null);
    const known = read.table === null ? null : answersFor(read.table);
    setRemembered(known !== null);
    setFound(read.table);
    setSource({ files: handedIn.files, answers: known ?? noAnswers });
  };
  if (source === null || reading === null || "refused" in reading)
    return <StatementSource refused={refused} onHandedIn={take} />;
  return (
    <StatementRead
      // Another statement starts without the choices made for the previous one.
      key={times}
      source={source}
      reading={reading}
      isRemembered={isRemembered}
      onAnswers={(answers) => {
        if (answers === null) setSource(null);
        else {
          setSource({ ...source, answers });
          if (found !== null) rememberAnswers(found, answers);
        }
      }}
    />
  );
}

type StatementReadProps = {
  readonly source: StatementInput;
  readonly reading: StatementReading;
  /** The answers come from an earlier file. */
  readonly isRemembered: boolean;
  /** Null starts over. */
  readonly onAnswers: (answers: BankAnswers | null) => void;
};

function StatementRead({ source, reading, isRemembered, onAnswers }: StatementReadProps) {
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

import { useState } from "react";

import { Bones } from "../../ui/bones.tsx";
import { ErrorPanel } from "../../ui/error-panel.tsx";
import { LeaveQuestion } from "../../ui/leave-question.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { useLanguage } from "../../ui/use-language.ts";
import { useTranslation } from "../../ui/use-translation.ts";
import { LateLimitPanel, useBaseCurrency } from "../session/public.ts";
import { type Reading, readSource, type Source } from "./read-statement.ts";
import { StatementFoot } from "./statement-foot.tsx";
import { StatementHead } from "./statement-head.tsx";
import { StatementLines } from "./statement-lines.tsx";
import { StatementSource } from "./statement-source.tsx";
import { type Statement, useStatement } from "./use-statement.ts";

/** Who paid this month? A statement is pasted or dropped, matched to open months, looked at and booked. */
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
  const [source, setSource] = useState<Source | null>(null);
  const reading = source === null ? null : readSource(source, { language, currency });
  const take = (text: string) => {
    setSource({ text, columns: null, dateOrder: null, ownAccount: null });
  };
  if (source === null || reading === null)
    return <StatementSource isUnreadable={source !== null} onText={take} />;
  return (
    <StatementRead
      // Another statement begins without what was chosen in the one before.
      key={source.text}
      source={source}
      reading={reading}
      onSource={setSource}
    />
  );
}

type StatementReadProps = {
  readonly source: Source;
  readonly reading: Reading;
  readonly onSource: (source: Source | null) => void;
};

function StatementRead({ source, reading, onSource }: StatementReadProps) {
  const { t } = useTranslation("statements");
  const statement = useStatement(reading);
  const { booking, count } = statement;
  return (
    <div className="ks-stack">
      <StatementHead source={source} reading={reading} leftOut={statement.leftOut} onSource={onSource} />
      <MatchedLines statement={statement} />
      <LateLimitPanel reached={booking.limit} onClose={booking.closeLimit} />
      <LeaveQuestion
        dirty={count > 0}
        words={{ title: t("leaveTitle"), text: t("leaveText"), leave: t("leave"), stay: t("stay") }}
      />
    </div>
  );
}

/** Three faces of what was matched; the fourth is a statement on which nothing came in. */
function MatchedLines({ statement }: { readonly statement: Statement }) {
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
  if (matching.isLoading) return <Bones rows={6} />;
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

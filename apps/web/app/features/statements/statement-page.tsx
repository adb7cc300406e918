import { type BankTable, noAnswers, type RefusedFile } from "@keystead/domain/statements";
import { Suspense, useState } from "react";

import { useChunkWhenIdle } from "../../lib/chunks/use-chunk-when-idle.ts";
import { lazyPart } from "../../ui/loading/lazy-part.tsx";
import { Skeleton } from "../../ui/loading/skeleton.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { useLanguage } from "../../ui/text/use-language.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { useBaseCurrency } from "../session/public.ts";
import type { HandedIn } from "./file/open-file.ts";
import { readSource, type StatementInput } from "./file/read-statement.ts";
import { answersFor, rememberAnswers } from "./file/remembered-answers.ts";
import { StatementSource } from "./file/statement-source.tsx";

const loadRead = () => import("./statement-read.tsx");
const StatementRead = lazyPart(async () => (await loadRead()).StatementRead);

/** Who paid this month? A statement is pasted or dropped, matched to open months, reviewed and booked. */
export function StatementPage() {
  const { t } = useTranslation(["statements", "ui"]);
  const base = useBaseCurrency();
  useChunkWhenIdle(loadRead);
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
  // The table as detected without any answers; the next file with the same titles is recognised by it.
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
    <Suspense fallback={<Skeleton rows={6} />}>
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
    </Suspense>
  );
}

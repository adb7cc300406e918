import type { HistoryKnown } from "@keystead/contract/bulk";
import type { ProfileView } from "@keystead/contract/accounts";
import { plainDate } from "@keystead/domain/calendar";
import { currency as currencyOf, totalOf } from "@keystead/domain/money";
import {
  type HistoryReading,
  isBlankRow,
  MOST_HISTORY_ROWS,
  type PastedTable,
  readHistory,
  splitTables,
} from "@keystead/domain/spreadsheet";
import { useQuery } from "@tanstack/react-query";
import { type Dispatch, type SetStateAction, useMemo, useState } from "react";

import { query } from "../../../lib/api.ts";
import { todayHere } from "../../../lib/format/today.ts";
import { KeyForm } from "../../../ui/form/key-form.tsx";
import { ErrorPanel } from "../../../ui/loading/error-panel.tsx";
import { LeaveDialog } from "../../../ui/overlay/leave-dialog.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { LazyLimitPanel, useProfile } from "../../session/public.ts";
import type { Shared } from "../properties/shared.ts";
import { SharedFields } from "../properties/shared-fields.tsx";
import { DateQuestion } from "../sheet/date-question.tsx";
import { BringFoot } from "./bring-foot.tsx";
import { type HistoryWork, knownHistoryOf, noWork, leavingOut } from "./history-work.ts";
import { PasteArea } from "./paste-area.tsx";
import { PastedTableCard } from "./pasted-table-card.tsx";
import { rememberColumns, withRememberedColumns } from "./remembered-columns.ts";
import { useBring } from "./use-bring.ts";

/** Imports a whole history from any spreadsheet: paste it, check how it was read, import it. */
export function BringHistoryPage() {
  const { t } = useTranslation(["bring-history", "ui"]);
  const { data: profile } = useProfile();
  const {
    data: known,
    isError,
    isFetching,
    refetch,
  } = useQuery(query.bulk.known.queryOptions({ input: {}, refetchOnMount: "always" }));
  return (
    <>
      <PageHeader title={t("title")} />
      {profile !== undefined && known !== undefined ? (
        <History profile={profile} known={known} />
      ) : isError ? (
        <ErrorPanel message={t("loadFailed")} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <p role="status">{t("ui:loading")}</p>
      )}
    </>
  );
}

type HistoryProps = { readonly profile: ProfileView; readonly known: HistoryKnown };

function History({ profile, known }: HistoryProps) {
  const { t } = useTranslation("bring-history");
  const [work, setWork] = useState<HistoryWork>(noWork);
  const [shared, setShared] = useState<Shared>({
    currency: profile.baseCurrency,
    timezone: profile.timezone,
    country: null,
  });
  const reading = useReading(work, { known, currency: shared.currency });
  const bring = useBring({
    work,
    setWork,
    reading,
    shared: { timezone: shared.timezone, country: shared.country },
  });
  const add = (text: string) => {
    const tables = splitTables(text).map(withRememberedColumns);
    setWork((now) => ({ ...now, tables: [...now.tables, ...tables] }));
  };
  const isFirst = work.tables.length === 0;
  return (
    <div className="ks-stack">
      {isFirst ? (
        <PasteArea label={t("pasteHere")} onText={add}>
          <p>{t("intro")}</p>
          <p>{t("knows")}</p>
        </PasteArea>
      ) : (
        <KeyForm
          className="ks-stack"
          onSubmit={(event) => {
            event.preventDefault();
            if (isReady(reading, work)) bring.send();
          }}
        >
          <Tables work={work} setWork={setWork} reading={reading} shared={shared} setShared={setShared} />
          <BringFoot
            reading={reading}
            tooMany={tooMany(work)}
            bring={bring}
            onLeaveOut={() => {
              setWork((now) => ({ ...now, tables: leavingOut(now.tables, reading.issues) }));
            }}
          />
        </KeyForm>
      )}
      {isFirst ? null : <PasteArea label={t("pasteMore")} onText={add} />}
      <LeaveDialog
        dirty={!isFirst}
        words={{ title: t("leaveTitle"), text: t("leaveText"), leave: t("leave"), stay: t("stay") }}
      />
      <LazyLimitPanel reached={bring.limit} onClose={bring.closeLimit} />
    </div>
  );
}

type TablesProps = {
  readonly work: HistoryWork;
  readonly setWork: Dispatch<SetStateAction<HistoryWork>>;
  readonly reading: HistoryReading;
  readonly shared: Shared;
  readonly setShared: (next: Shared) => void;
};

function Tables({ work, setWork, reading, shared, setShared }: TablesProps) {
  return (
    <>
      {reading.lines.properties.length === 0 ? null : <SharedFields value={shared} onChange={setShared} />}
      {reading.dates === null ? null : (
        <DateQuestion
          dates={reading.dates}
          onAnswer={(order) => {
            setWork((now) => ({ ...now, dateOrder: order }));
          }}
        />
      )}
      {work.tables.map((pasted, at) => (
        <PastedTableCard
          // oxlint-disable-next-line react/no-array-index-key -- a table has no other key than its position
          key={at}
          pasted={pasted}
          issues={reading.issues.filter(({ table }) => table === at)}
          currency={shared.currency}
          onChange={(next) => {
            rememberColumns(next);
            setWork((now) => ({ ...now, tables: now.tables.with(at, next) }));
          }}
          onRemove={() => {
            setWork((now) => ({ ...now, tables: now.tables.toSpliced(at, 1) }));
          }}
        />
      ))}
    </>
  );
}

function useReading(
  { tables, dateOrder }: HistoryWork,
  { known, currency }: { readonly known: HistoryKnown; readonly currency: string },
): HistoryReading {
  const language = useLanguage();
  const there = useMemo(() => knownHistoryOf(known), [known]);
  const today = todayHere();
  return useMemo(
    () =>
      readHistory(tables, there, {
        language,
        dateOrder,
        currency: currencyOf(currency),
        today: plainDate(today),
      }),
    [tables, there, language, dateOrder, currency, today],
  );
}

/** Whether the tables of one kind hold more rows than one request takes. */
function tooMany({ tables }: HistoryWork): boolean {
  const rowsOf = ({ rows }: PastedTable) => rows.filter((cells) => !isBlankRow(cells)).length;
  return [...Map.groupBy(tables, ({ table }) => table).values()].some(
    (ofKind) => totalOf(ofKind.map(rowsOf)) > MOST_HISTORY_ROWS,
  );
}

function isReady({ issues, dates, lines }: HistoryReading, work: HistoryWork): boolean {
  const made = Object.values(lines).some((list) => list.length > 0);
  return made && issues.length === 0 && (dates === null || dates.order !== null) && !tooMany(work);
}

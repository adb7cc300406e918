import { type Book } from "@keystead/domain/ledger";
import { currency as currencyOf } from "@keystead/domain/money";
import {
  readRecordSheet,
  type RecordColumnKind,
  recordColumnsOf,
  type RecordSheetRow,
} from "@keystead/domain/spreadsheet";
import { useCallback, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";

import { lastMethod } from "../../../lib/last-method.ts";
import { SaveAnyway } from "../../../ui/form/save-anyway.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { BeforeAdding, LazyLimitPanel } from "../../session/public.ts";
import { emptyGrid } from "../sheet/grid.ts";
import { recordKinds } from "./record-kinds.ts";
import { type RecordShared, RecordSharedFields } from "./record-shared-fields.tsx";
import { rowRanges } from "../sheet/row-ranges.ts";
import { SheetPage } from "../sheet/sheet-page.tsx";
import { useSheetProperties } from "../use-sheet-properties.ts";
import { useRecordBatch } from "./use-record-batch.ts";
import type { SheetWork } from "../sheet/first-problem.ts";

type RecordListPageProps = { readonly book: Book };

/** Creates many income or expense records from a spreadsheet. */
export function RecordListPage({ book }: RecordListPageProps) {
  const { t } = useTranslation("bulk");
  const navigate = useNavigate();
  return (
    <>
      <PageHeader title={t(`records.${book}.title`)} />
      <BeforeAdding
        kind="transactions"
        onClose={() => void navigate(book === "income" ? "/income" : "/expenses")}
      >
        <RecordSheetOf book={book} />
      </BeforeAdding>
    </>
  );
}

const blank: RecordSheetRow = { state: "blank" };

function RecordSheetOf({ book }: RecordListPageProps) {
  const { t } = useTranslation(["bulk", "record-form"]);
  const language = useLanguage();
  const [params] = useSearchParams();
  const [shared, setShared] = useState<RecordShared>(() => ({
    propertyId: params.get("propertyId") ?? "",
    category: "",
    method: lastMethod(),
    currency: "",
  }));
  const [work, setWork] = useState<SheetWork<RecordColumnKind>>(() => ({
    grid: emptyGrid(recordColumnsOf[book]),
    dateOrder: null,
  }));
  const { grid, dateOrder } = work;
  const sheet = readRecordSheet(grid.rows, grid.columns, {
    book,
    language,
    dateOrder,
    properties: useSheetProperties(namesIn(work), shared.propertyId),
    shared: { ...shared, currency: shared.currency === "" ? null : currencyOf(shared.currency) },
  });
  const { ready } = sheet.counts;
  const batch = useRecordBatch({ book, work, setWork, sheet });
  const setCurrency = useCallback((currency: string) => {
    setShared((now) => ({ ...now, currency }));
  }, []);
  return (
    <>
      <SheetPage
        kind={recordKinds[book]}
        work={work}
        setWork={setWork}
        sheet={sheet}
        blank={blank}
        contextOf={() => ({ onCurrency: setCurrency })}
        onCurrency={setCurrency}
        intro={t("bulk:intro")}
        shared={<RecordSharedFields book={book} value={shared} onChange={setShared} />}
        foot={{
          counts: sheet.counts,
          creates: t("bulk:records.creates", {
            list: t(`bulk:records.${book}.count`, { count: ready }),
          }),
          submit: ready === 0 ? t("bulk:records.submitNone") : t("bulk:records.submit", { count: ready }),
          room: null,
          failure: batch.failure,
          busy: batch.busy,
          question: (
            <SaveAnyway form={batch}>
              {({ params: { rows = "" } }) => {
                const found = batch.rowsOf(rows);
                return t("bulk:records.like", { rows: rowRanges(found), count: found.length });
              }}
            </SaveAnyway>
          ),
        }}
        onSend={batch.send}
      />
      <LazyLimitPanel reached={batch.limit} onClose={batch.closeLimit} />
    </>
  );
}

/** The texts in the property column. */
function namesIn({ grid: { rows, columns } }: SheetWork<RecordColumnKind>): readonly string[] {
  const at = columns.indexOf("property");
  return at === -1 ? [] : [...new Set(rows.flatMap((row) => row[at]?.trim() || []))];
}

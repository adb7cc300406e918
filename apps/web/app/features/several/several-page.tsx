import { Button } from "@mantine/core";
import type { ProfileView } from "@keystead/contract/accounts";
import { currency as currencyOf } from "@keystead/domain/money";
import { MOST_LINES, readSheet } from "@keystead/domain/spreadsheet";
import { IconClipboard, IconEraser, IconPlus } from "@tabler/icons-react";
import { useCallback, useState } from "react";
import { useNavigate } from "react-router";

import { KeyForm } from "../../ui/form/key-form.tsx";
import { LeaveQuestion } from "../../ui/leave-question.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { toast } from "../../ui/toast.ts";
import { useLanguage } from "../../ui/use-language.ts";
import { useTranslation } from "../../ui/use-translation.ts";

import { BeforeAdding, LateLimitPanel, useProfile, useSubscription } from "../session/public.ts";
import { DateQuestion } from "./date-question.tsx";
import { addRows, emptyGrid, type Grid, isEmptyGrid, nextFreeRow, pasteInto, rangeOf } from "./grid.ts";
import { SeveralFoot } from "./several-foot.tsx";
import { useKnownProperties } from "./several-queries.ts";
import { type Shared, SharedFields } from "./shared-fields.tsx";
import { focusCell } from "./cell-focus.ts";
import { SheetTable } from "./sheet-table.tsx";
import { useBatch } from "./use-batch.ts";
import { firstProblem, type Work } from "./work.ts";
import "./several.css";

/** Many properties, tenants and leases out of a spreadsheet: paste, look, create. */
export function SeveralPage() {
  const { t } = useTranslation(["several", "ui"]);
  const { data: profile } = useProfile();
  const navigate = useNavigate();
  return (
    <>
      <PageHeader title={t("title")} />
      {profile === undefined ? (
        <p role="status">{t("ui:loading")}</p>
      ) : (
        <BeforeAdding kind="properties" onClose={() => void navigate("/properties")}>
          <SeveralSheet profile={profile} />
        </BeforeAdding>
      )}
    </>
  );
}

const nothing: Work = { grid: emptyGrid, dateOrder: null };

function SeveralSheet({ profile }: { readonly profile: ProfileView }) {
  const { t } = useTranslation("several");
  const language = useLanguage();
  const [shared, setShared] = useState<Shared>(() => sharedOf(profile));
  const [work, setWork] = useState(nothing);
  const { grid, dateOrder } = work;
  const sheet = readSheet(grid.rows, grid.columns, {
    language,
    currency: currencyOf(shared.currency),
    dateOrder,
  });
  const batch = useBatch({ work, setWork, sheet, shared });
  const isKnown = useKnownProperties();
  const { data: subscription } = useSubscription();
  const edit = useCallback((change: (grid: Grid) => Grid) => {
    setWork((now) => ({ ...now, grid: change(now.grid) }));
  }, []);
  const setCurrency = useCallback((currency: string) => {
    setShared((now) => ({ ...now, currency }));
  }, []);
  const showProblem = () => {
    const place = firstProblem(sheet, grid);
    if (place !== null) focusCell(place.row, place.column);
  };
  return (
    <div className="ks-stack">
      <div className="ks-several-intro">
        <p>{t("intro")}</p>
        <SheetTools work={work} setWork={setWork} onEdit={edit} onCurrency={setCurrency} />
      </div>
      <SharedFields value={shared} onChange={setShared} />
      {sheet.dates === null ? null : (
        <DateQuestion
          dates={sheet.dates}
          onAnswer={(order) => {
            setWork({ ...work, dateOrder: order });
          }}
        />
      )}
      {grid.leftOut === 0 ? null : (
        <p className="ks-several-notice" role="status">
          {t("leftOut", { count: grid.leftOut })}
        </p>
      )}
      <KeyForm
        className="ks-card ks-several-card"
        onSubmit={(event) => {
          event.preventDefault();
          batch.send();
        }}
      >
        <SheetTable
          grid={grid}
          sheet={sheet}
          currency={shared.currency}
          isKnown={isKnown}
          onEdit={edit}
          onCurrency={setCurrency}
        />
        <AddRows grid={grid} onEdit={edit} />
        <SeveralFoot
          counts={sheet.counts}
          room={subscription === undefined ? undefined : roomOf(subscription)}
          failure={batch.failure}
          busy={batch.busy}
          onShowProblem={showProblem}
        />
      </KeyForm>
      <LateLimitPanel reached={batch.limit} onClose={batch.closeLimit} />
      <LeaveQuestion
        dirty={!isEmptyGrid(grid)}
        words={{ title: t("leaveTitle"), text: t("leaveText"), leave: t("leave"), stay: t("stay") }}
      />
    </div>
  );
}

type Edit = (change: (grid: Grid) => Grid) => void;
type SheetToolsProps = {
  readonly work: Work;
  readonly setWork: (next: Work) => void;
  readonly onEdit: Edit;
  readonly onCurrency: (currency: string) => void;
};

/** For those without a keyboard: the clipboard by a button, where the browser allows it. */
function SheetTools({ work, setWork, onEdit, onCurrency }: SheetToolsProps) {
  const { t } = useTranslation(["several", "forms"]);
  const paste = async () => {
    const range = rangeOf(await navigator.clipboard.readText().catch(() => ""));
    focusCell(0, 0);
    if (range === null) {
      toast.information(t("pasteBlocked"));
      return;
    }
    onEdit((before) => pasteInto(before, { row: nextFreeRow(before), column: 0 }, range));
    if (range.currency !== null) onCurrency(range.currency);
  };
  const clear = () => {
    setWork(nothing);
    focusCell(0, 0);
    toast.undo(t("cleared"), t("forms:undo"), () => {
      setWork(work);
    });
  };
  return (
    <div className="ks-several-tools">
      <Button
        variant="default"
        leftSection={<IconClipboard size={18} aria-hidden />}
        onClick={() => {
          void paste();
        }}
      >
        {t("paste")}
      </Button>
      {isEmptyGrid(work.grid) ? null : (
        <Button variant="subtle" leftSection={<IconEraser size={18} aria-hidden />} onClick={clear}>
          {t("clear")}
        </Button>
      )}
    </div>
  );
}

function AddRows({ grid, onEdit }: { readonly grid: Grid; readonly onEdit: Edit }) {
  const { t } = useTranslation("several");
  if (grid.rows.length >= MOST_LINES) return null;
  return (
    <button
      type="button"
      className="ks-several-more"
      onClick={() => {
        onEdit(addRows);
      }}
    >
      <IconPlus size={16} aria-hidden />
      {t("addRows")}
    </button>
  );
}

/** As the form of one property begins. */
function sharedOf({ timezone, baseCurrency }: ProfileView): Shared {
  return { currency: baseCurrency, timezone, country: null };
}

function roomOf({
  limits,
  used,
}: {
  readonly limits: { readonly properties: number };
  readonly used: { readonly properties: number };
}): number {
  return Math.max(0, limits.properties - used.properties);
}

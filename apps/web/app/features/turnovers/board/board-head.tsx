import type { TurnoverView } from "@keystead/contract/turnovers";
import { addDays, type PlainDate } from "@keystead/domain/calendar";
import { ActionIcon, Button } from "@mantine/core";
import {
  IconAdjustmentsHorizontal,
  IconCash,
  IconChevronLeft,
  IconChevronRight,
  IconPlus,
} from "@tabler/icons-react";
import { type ReactNode, useId, useState } from "react";
import { Link, useNavigate } from "react-router";

import { formatDays } from "../../../lib/format/format-days.ts";
import { todayHere } from "../../../lib/format/today.ts";
import type { ExportedQuery } from "../../../ui/export/exported-query.ts";
import { ListExport } from "../../../ui/export/list-export.tsx";
import { RowMenu } from "../../../ui/list/row-menu.tsx";
import { useIsPhone } from "../../../ui/size/use-is-phone.ts";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { useCan } from "../../session/public.ts";
import { BoardFilters } from "./board-filters.tsx";
import { type BoardView, NOBODY } from "./board-view.ts";
import "./turnovers.css";

/** The number of days on the board. */
export const BOARD_DAYS = 7;

type BoardHeadProps = {
  readonly view: BoardView;
  readonly to: PlainDate;
  readonly turnovers: readonly TurnoverView[];
  readonly onAdd: () => void;
};

/** The days, the filters and the actions: one line on a phone, with the filters folded. */
export function BoardHead({ view, to, turnovers, onAdd }: BoardHeadProps) {
  const { t } = useTranslation("board");
  const language = useLanguage();
  const isPhone = useIsPhone();
  const show = (day: PlainDate) => {
    view.set("week", day);
  };
  return (
    <div className="ks-turnovers-days">
      <Button
        variant="default"
        onClick={() => {
          show(todayHere());
        }}
      >
        {t("thisWeek")}
      </Button>
      <Step label={t("earlier")} to={addDays(view.from, -BOARD_DAYS)} onGo={show}>
        <IconChevronLeft size={18} aria-hidden />
      </Step>
      <Step label={t("later")} to={addDays(view.from, BOARD_DAYS)} onGo={show}>
        <IconChevronRight size={18} aria-hidden />
      </Step>
      <h2 aria-live="polite">{formatDays(view.from, to, { language, year: !isThisYear(view.from, to) })}</h2>
      {isPhone ? (
        <FoldedTools {...{ view, to, turnovers, onAdd }} />
      ) : (
        <div className="ks-turnovers-tools">
          <BoardFilters turnovers={turnovers} view={view} />
          <Tools {...{ view, to, turnovers, onAdd }} />
        </div>
      )}
    </div>
  );
}

function FoldedTools({ view, to, turnovers, onAdd }: BoardHeadProps) {
  const { t } = useTranslation("board");
  const can = useCan();
  const navigate = useNavigate();
  const id = useId();
  const isNarrowed = view.property !== "" || view.cleaner !== "";
  const [opened, setOpened] = useState(false);
  return (
    <>
      <div className="ks-turnovers-tools">
        <ActionIcon
          variant={isNarrowed ? "light" : "default"}
          size={44}
          aria-label={t("filters")}
          aria-expanded={opened}
          aria-controls={id}
          onClick={() => {
            setOpened((was) => !was);
          }}
        >
          <IconAdjustmentsHorizontal size={18} aria-hidden />
        </ActionIcon>
        <RowMenu
          bordered
          name={t("title")}
          actions={
            can("payout.read_any")
              ? [{ label: t("payouts"), icon: IconCash, onClick: () => void navigate("/tasks/payouts") }]
              : []
          }
        />
        {can("turnover.create") ? (
          <ActionIcon size={44} radius="xl" aria-label={t("new.add")} title={t("new.add")} onClick={onAdd}>
            <IconPlus size={20} aria-hidden />
          </ActionIcon>
        ) : null}
      </div>
      <div id={id} className="ks-turnovers-folded" hidden={!opened}>
        {opened ? (
          <>
            <BoardFilters turnovers={turnovers} view={view} />
            {turnovers.length === 0 ? null : <ListExport exported={exportedBoard(view, to)} />}
          </>
        ) : null}
      </div>
    </>
  );
}

function Tools({ view, to, turnovers, onAdd }: BoardHeadProps) {
  const { t } = useTranslation("board");
  const can = useCan();
  return (
    <>
      {turnovers.length === 0 ? null : <ListExport exported={exportedBoard(view, to)} />}
      {can("payout.read_any") ? (
        <Button
          component={Link}
          to="/tasks/payouts"
          variant="default"
          leftSection={<IconCash size={18} aria-hidden />}
        >
          {t("payouts")}
        </Button>
      ) : null}
      {can("turnover.create") ? (
        <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={onAdd}>
          {t("new.add")}
        </Button>
      ) : null}
    </>
  );
}

function isThisYear(...days: readonly PlainDate[]): boolean {
  return days.every((day) => day.slice(0, 4) === todayHere().slice(0, 4));
}

/** The export of the shown days with their filters. */
function exportedBoard({ from, property, cleaner, mark }: BoardView, to: PlainDate): ExportedQuery {
  const query = {
    from,
    to,
    ...(property === "" ? {} : { propertyId: property }),
    ...(cleaner === "" ? {} : cleaner === NOBODY ? { unassigned: "true" } : { cleanerId: cleaner }),
    ...(mark === null ? {} : { mark }),
  };
  return { list: "turnovers", query };
}

type StepProps = {
  readonly label: string;
  readonly to: PlainDate;
  readonly onGo: (day: PlainDate) => void;
  readonly children: ReactNode;
};

function Step({ label, to, onGo, children }: StepProps) {
  return (
    <ActionIcon
      variant="default"
      size={40}
      aria-label={label}
      onClick={() => {
        onGo(to);
      }}
    >
      {children}
    </ActionIcon>
  );
}

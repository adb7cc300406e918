import type { TurnoverView } from "@keystead/contract/turnovers";
import { plainDate } from "@keystead/domain/calendar";
import { Button } from "@mantine/core";
import {
  IconArrowRight,
  IconCheck,
  IconCircleCheck,
  IconLink,
  IconListCheck,
  IconPencil,
  IconRotate,
  IconTrash,
} from "@tabler/icons-react";
import { Suspense, useState } from "react";

import { formatDay, formatMoney } from "../../../../lib/format/format.ts";
import { isZero } from "../../../../lib/format/minor-units.ts";
import { CleaningMark } from "../../../../ui/cleaning/cleaning-sign.tsx";
import { useCleaningMessages } from "../../../../ui/cleaning/cleaning-messages.ts";
import { RoomyCheck, type Selection } from "../../../../ui/list/list-selection.tsx";
import { Initials } from "../../../../ui/text/initials.tsx";
import { Pending } from "../../../../ui/loading/pending.tsx";
import { RowMenu, type RowAction } from "../../../../ui/list/row-menu.tsx";
import type { BadgeIcon } from "../../../../ui/text/status-badge.tsx";
import { useLanguage } from "../../../../ui/text/use-language.ts";
import { useTranslation } from "../../../../ui/text/use-translation.ts";
import { useCan } from "../../../session/public.ts";
import { LazyTurnoverChecklist } from "../../lazy-checklist-form.ts";
import { type HourAxis, SlotBar } from "./slot-bar.tsx";
import { rentableOfTurnover, signedCleaning, toneOf } from "../turnover-need.ts";
import { useSendLink } from "../../cleaners/use-link-sending.ts";
import { useTurnoverActions } from "../use-turnover-actions.ts";
import "../turnovers.css";

type TurnoverLineProps = {
  readonly turnover: TurnoverView;
  readonly axis: HourAxis;
  /** For users who may assign turnovers. */
  readonly selection: Selection | undefined;
  readonly onOpen: () => void;
};

const timeOf = (local: string): string => local.slice(11, 16);
const dayOf = (local: string): string => plainDate(local.slice(0, 10));

/** One turnover: when, where, how much time there is, who does it, and its pay. */
export function TurnoverLine({ turnover, axis, selection, onOpen }: TurnoverLineProps) {
  const { t } = useTranslation("board");
  const language = useLanguage();
  const rentable = rentableOfTurnover(turnover);
  const [listed, setListed] = useState(false);
  const actions = useLineActions(turnover, {
    onOpen,
    onList: () => {
      setListed(true);
    },
  });
  const day = formatDay(dayOf(turnover.window.from), language, "short");
  return (
    <li className="ks-turnovers-line" data-tone={toneOf(turnover)} data-key={turnover.id}>
      {selection === undefined ? (
        <span className="ks-turnovers-check" />
      ) : (
        <span className="ks-turnovers-check">
          <RoomyCheck
            label={t("select", { rentable, day })}
            checked={selection.has(turnover.id)}
            onChange={() => {
              selection.toggle(turnover.id);
            }}
          />
        </span>
      )}
      <span className="ks-turnovers-day">{day}</span>
      <span className="ks-turnovers-rentable">
        <strong>{turnover.unit?.name ?? t("wholeProperty")}</strong>
        <Guests turnover={turnover} />
      </span>
      <Time turnover={turnover} axis={axis} />
      <span className="ks-turnovers-cleaner">
        {turnover.cleaner === null ? (
          <>
            <Button size="xs" variant="default" aria-label={t("assignFor", { rentable })} onClick={onOpen}>
              {t("assign")}
            </Button>
            {turnover.proposed === null ? null : (
              <span className="ks-second">{t("byRule", { name: turnover.proposed.cleaner.name })}</span>
            )}
          </>
        ) : (
          <>
            <Initials name={turnover.cleaner.name} />
            <span>{turnover.cleaner.name}</span>
          </>
        )}
      </span>
      <State
        turnover={turnover}
        onList={() => {
          setListed(true);
        }}
      />
      <span className="ks-turnovers-fee">
        {turnover.status === "unassigned" && isZero(turnover.fee)
          ? null
          : formatMoney({ amount: turnover.fee, currency: turnover.currency }, language)}
        {turnover.payout === "paid" || turnover.payout === "due" ? (
          <span className="ks-second">
            {t(`payout.${turnover.payout === "due" && turnover.approved ? "approved" : turnover.payout}`)}
          </span>
        ) : null}
      </span>
      <RowMenu name={rentable} actions={actions} />
      {listed ? (
        <Suspense fallback={<Pending />}>
          <LazyTurnoverChecklist
            turnover={turnover}
            onClose={() => {
              setListed(false);
            }}
          />
        </Suspense>
      ) : null}
    </li>
  );
}

/** The actions on a turnover in its state; one that was added by hand can be deleted, with Undo. */
function useLineActions(
  turnover: TurnoverView,
  { onOpen, onList }: Readonly<Record<"onOpen" | "onList", () => void>>,
): readonly RowAction[] {
  const { t } = useTranslation("board");
  const can = useCan();
  const { act, approve, remove } = useTurnoverActions(turnover);
  const { send } = useSendLink();
  const actions: RowAction[] = [
    { label: t("change"), icon: IconPencil, onClick: onOpen },
    { label: t("checklist"), icon: IconListCheck, onClick: onList },
  ];
  const offer = (label: string, icon: BadgeIcon, onClick: () => void) => {
    actions.push({ label, icon, onClick });
  };
  const { cleaner } = turnover;
  if (turnover.status === "done") {
    if (turnover.payout === "due" && !turnover.approved) offer(t("approve"), IconCircleCheck, approve);
    // R-E06: a paid one stays done until its payment is taken back.
    if (turnover.payout !== "paid")
      offer(t("reopen"), IconRotate, () => {
        act("reopen");
      });
  } else {
    offer(t("markDone"), IconCheck, () => {
      act("done");
    });
    if (cleaner !== null && turnover.reach !== "login")
      offer(t("sendLink"), IconLink, () => {
        send(cleaner);
      });
  }
  if (turnover.kind === "manual" && turnover.payout !== "paid" && can("turnover.delete"))
    actions.push({ label: t("delete"), icon: IconTrash, danger: true, onClick: remove });
  return actions;
}

function Guests({ turnover: { leaving, arriving } }: { readonly turnover: TurnoverView }) {
  const { t } = useTranslation("board");
  return (
    <span className="ks-second">
      {leaving?.guestName ?? t("manual")}
      {arriving === null ? null : (
        <>
          {" "}
          <IconArrowRight size={14} aria-hidden /> {arriving.guestName}
        </>
      )}
    </span>
  );
}

/** The window, and the time that cleaning leaves; if it does not fit, the text says so as well as the colour. */
function Time({ turnover, axis }: { readonly turnover: TurnoverView; readonly axis: HourAxis }) {
  const { window, slackMinutes, flags } = turnover;
  const { t } = useTranslation("board");
  const language = useLanguage();
  const sameDay = flags.includes("back_to_back") && window.to !== null;
  const words = flags.includes("overlap")
    ? t("overlap")
    : slackMinutes === null || window.to === null
      ? t("open")
      : slackMinutes < 0
        ? t("short", { count: -slackMinutes })
        : sameDay
          ? t("slack", { count: slackMinutes })
          : t("freeUntil", { date: formatDay(dayOf(window.to), language, "short") });
  return (
    <span className="ks-turnovers-time">
      <strong>
        {sameDay
          ? t("window", { from: timeOf(window.from), to: timeOf(window.to ?? "") })
          : t("from", { time: timeOf(window.from) })}
      </strong>
      <span data-short={slackMinutes !== null && slackMinutes < 0}>{words}</span>
      <SlotBar turnover={turnover} axis={axis} />
    </span>
  );
}

type StateProps = { readonly turnover: TurnoverView; readonly onList: () => void };

function State({ turnover, onList }: StateProps) {
  const { t } = useTranslation("board");
  const words = useCleaningMessages();
  const { status, startedAt, doneAt, reach, doubleBooked } = turnover;
  const cleaning = signedCleaning(turnover);
  const at = cleaning.state === "done" ? doneAt : cleaning.state === "started" ? startedAt : null;
  const unreached = reach === "no_link" || reach === "link_unused" ? reach : null;
  return (
    <span className="ks-turnovers-state">
      <span className="ks-turnovers-sign">
        <CleaningMark sign={cleaning.sign} />
        {[words.state(cleaning), ...(at === null ? [] : [timeOf(at)])].join(" ")}
      </span>
      {doubleBooked && status !== "done" ? (
        <span className="ks-turnovers-clash">{t("clash")}</span>
      ) : unreached === null || status === "done" ? null : (
        <Unreached cleaner={turnover.cleaner} how={unreached} />
      )}
      <Found turnover={turnover} onList={onList} />
    </span>
  );
}

/** What the cleaner reported; opens the checklist, which shows it. */
function Found({ turnover, onList }: StateProps) {
  const { t } = useTranslation("board");
  const { problems, photos } = turnover;
  const words = [
    ...(problems === 0 ? [] : [t("reported.problems", { count: problems })]),
    ...(photos === 0 ? [] : [t("reported.photos", { count: photos })]),
  ].join(" · ");
  if (words === "") return null;
  return (
    <button
      type="button"
      className="ks-link-button"
      aria-label={`${rentableOfTurnover(turnover)}: ${words}`}
      onClick={onList}
    >
      {words}
    </button>
  );
}

type UnreachedProps = {
  readonly cleaner: TurnoverView["cleaner"];
  readonly how: "no_link" | "link_unused";
};

/** The cleaner has not opened the link: the host has to send it once the turnover is assigned. */
function Unreached({ cleaner, how }: UnreachedProps) {
  const { t } = useTranslation("board");
  const { busy, send } = useSendLink();
  return (
    <span className="ks-second">
      {t(`reach.${how}`)}{" "}
      {cleaner === null ? null : (
        <button
          type="button"
          className="ks-link-button"
          disabled={busy}
          aria-label={t("sendLinkTo", { name: cleaner.name })}
          onClick={() => {
            send(cleaner);
          }}
        >
          {t("sendLink")}
        </button>
      )}
    </span>
  );
}

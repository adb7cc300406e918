import type { LineOutcome, BookingMatchView } from "@keystead/contract/statements";
import { IconAlertTriangle, IconCheck, IconCircleDashed } from "@tabler/icons-react";
import { Link } from "react-router";

import { formatDay, formatMoney } from "../../../lib/format/format.ts";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { useBookMessages } from "../../ledger/public.ts";
import { DepositOfLine } from "./deposit-of-line.tsx";
import { LeaseOfLine } from "./lease-of-line.tsx";
import { LeaseLink, StatedText } from "./stated-text.tsx";
import { LineTick } from "./line-tick.tsx";
import { useMatchMessages } from "./use-match-messages.ts";
import { onTheWire } from "../file/read-statement.ts";
import { RecordOfLine } from "./record-of-line.tsx";
import type { MatchedLine } from "../use-line-choices.ts";
import type { StatementState } from "../use-statement.ts";
import "./line-match.css";

type LineMatchProps = { readonly of: MatchedLine; readonly statement: StatementState };

/** Says what a line is, with the proposals to tick or choose. */
export function LineMatch({ of, statement }: LineMatchProps) {
  const { outcome } = of;
  if (outcome.state === "certain") return <Certain of={of} outcome={outcome} statement={statement} />;
  if (outcome.state === "certain_stays")
    return <CertainBookings of={of} proposal={outcome.proposal} statement={statement} />;
  if (outcome.state === "doubtful") return <Doubtful of={of} outcome={outcome} statement={statement} />;
  if (outcome.state === "none") return <NoMatch of={of} outcome={outcome} statement={statement} />;
  if (outcome.state === "booked") return <Booked of={of} outcome={outcome} statement={statement} />;
  if (outcome.state === "recorded") return <Recorded of={of} outcome={outcome} statement={statement} />;
  if (outcome.state === "returned") return <Returned of={of} outcome={outcome} statement={statement} />;
  if (outcome.state === "deposit") return <DepositOfLine of={of} outcome={outcome} statement={statement} />;
  return <RecordOfLine of={of} habit={outcome.habit} statement={statement} />;
}

type CertainBookingsProps = LineMatchProps & { readonly proposal: BookingMatchView };

/** The bookings that the line pays, each with its amount. */
function CertainBookings({ of: { at, line }, proposal, statement }: CertainBookingsProps) {
  const { t } = useTranslation("statements");
  const language = useLanguage();
  const messages = useMatchMessages();
  const wire = onTheWire(line);
  const amount = formatMoney(wire, language);
  const { stays, property } = proposal;
  return (
    <div className="ks-line-match">
      <LineTick
        checked={statement.isTicked(at)}
        label={t("stays.book", { amount, guests: messages.guests(proposal), property: property.name })}
        onTick={(ticked) => {
          statement.tick([at], ticked);
        }}
      />
      <div className="ks-line-match-words">
        <p>
          <b>{amount}</b> {t(`stays.${proposal.by}`, { count: stays.length })}{" "}
          <span className="ks-line-match-rentable">{property.name}</span>
        </p>
        {stays.map((stay) => (
          <small key={stay.id}>
            <Link to={`/calendar?edit=${stay.id}`}>{stay.guest}</Link> {messages.stayed(stay)}
            {stays.length === 1
              ? ""
              : ` · ${formatMoney({ amount: stay.pays, currency: wire.currency }, language)}`}
          </small>
        ))}
      </div>
    </div>
  );
}

type Of<State extends LineOutcome["state"]> = { readonly outcome: Extract<LineOutcome, { state: State }> };

function Certain({ of: { at, line }, outcome: { proposal }, statement }: LineMatchProps & Of<"certain">) {
  const { t } = useTranslation("statements");
  const language = useLanguage();
  const messages = useMatchMessages();
  const wire = onTheWire(line);
  const amount = formatMoney(wire, language);
  return (
    <div className="ks-line-match">
      <LineTick
        checked={statement.isTicked(at)}
        label={t("book", { amount, name: proposal.lease.tenant.name })}
        onTick={(ticked) => {
          statement.tick([at], ticked);
        }}
      />
      <div className="ks-line-match-words">
        <p>
          <b>{amount}</b> {t("pays", { months: messages.months(proposal) })}{" "}
          <LeaseLink lease={proposal.lease} />
        </p>
        <small>{messages.reason(proposal, wire.currency)}</small>
        {messages.left(proposal, wire.currency) === null ? null : (
          <small className="ks-line-match-left">{messages.left(proposal, wire.currency)}</small>
        )}
      </div>
    </div>
  );
}

function Doubtful({ of, outcome, statement }: LineMatchProps & Of<"doubtful">) {
  const { at, line } = of;
  const { t } = useTranslation("statements");
  const language = useLanguage();
  const messages = useMatchMessages();
  const wire = onTheWire(line);
  const chosen = statement.chosenOf(at);
  const { proposals, stays, more } = outcome;
  const ways = [
    ...proposals.map((proposal) => ({
      key: proposal.lease.id,
      title: messages.title(proposal),
      consequence: messages.consequence(proposal, wire.currency),
    })),
    ...stays.map((proposal) => ({
      key: proposal.stays.map(({ id }) => id).join(" "),
      title: messages.bookingsTitle(proposal),
      consequence: messages.bookingsConsequence(proposal, wire.currency),
    })),
  ];
  if (statement.recordOf(at) !== null) return <RecordOfLine of={of} habit={null} statement={statement} />;
  return (
    <>
      <StatedText icon={<IconAlertTriangle size={16} aria-hidden />}>
        {messages.doubt(outcome, wire.currency)}
      </StatedText>
      <div
        className="ks-line-match-choices"
        role="radiogroup"
        aria-label={`${formatMoney(wire, language)}, ${formatDay(line.bookedOn, language)}`}
      >
        {[...ways.entries()].map(([index, way]) => (
          <label key={way.key}>
            <input
              type="radio"
              name={`line-${at}`}
              checked={chosen === index}
              onChange={() => {
                statement.choose(at, index);
              }}
            />
            <b>{way.title}</b>
            <small>{way.consequence}</small>
          </label>
        ))}
      </div>
      {chosen === null ? (
        <div className="ks-line-match-ways">
          <LeaseOfLine at={at} statement={statement} />
          {/* Bookings with the same sum do not prove who paid. */}
          {proposals.length > 0 ? null : <RecordOfLine of={of} habit={null} statement={statement} />}
        </div>
      ) : (
        <button
          type="button"
          className="ks-link-button"
          onClick={() => {
            statement.leaveOut(at);
          }}
        >
          {t("leaveOut")}
        </button>
      )}
      {more ? <small className="ks-line-match-more">{t("moreFit")}</small> : null}
    </>
  );
}

function NoMatch({ of, outcome: { why, lease, habit }, statement }: LineMatchProps & Of<"none">) {
  const { t } = useTranslation("statements");
  const { at } = of;
  if (statement.recordOf(at) !== null) return <RecordOfLine of={of} habit={habit} statement={statement} />;
  return (
    <>
      <StatedText quiet icon={<IconCircleDashed size={16} aria-hidden />}>
        {t(`none.${why}`)} {lease === null ? null : <LeaseLink lease={lease} />}
      </StatedText>
      {why === "future" || why === "sent_back" ? null : (
        <div className="ks-line-match-ways">
          <LeaseOfLine at={at} statement={statement} />
          <RecordOfLine of={of} habit={habit} statement={statement} />
        </div>
      )}
    </>
  );
}

function Booked({ of: { at }, outcome: { how, lease, paidOn }, statement }: LineMatchProps & Of<"booked">) {
  const { t } = useTranslation("statements");
  const language = useLanguage();
  return (
    <>
      <StatedText quiet icon={<IconCheck size={16} aria-hidden />}>
        <LeaseLink lease={lease} /> · {t(`bookedBefore.${how}`, { date: formatDay(paidOn, language) })}
      </StatedText>
      {how === "otherwise" ? (
        <button
          type="button"
          className="ks-link-button"
          onClick={() => {
            statement.chooseLease(at, lease.id);
          }}
        >
          {t("anotherPayment")}
        </button>
      ) : null}
    </>
  );
}

/**
 * Booked as something other than rent; a record that was entered by hand with the same amount may be another payment.
 */
function Recorded({ of, outcome, statement }: LineMatchProps & Of<"recorded">) {
  const { t } = useTranslation("statements");
  const language = useLanguage();
  const { how, book, recordId, property, category, date, others } = outcome;
  const wordOf = useBookMessages(book);
  return (
    <>
      <StatedText quiet icon={<IconCheck size={16} aria-hidden />}>
        <Link to={book === "expense" ? `/expenses?edit=${recordId}` : `/income?edit=${recordId}`}>
          {wordOf("category", category)}
        </Link>{" "}
        <span className="ks-line-match-rentable">{property.name}</span>
        {others === 0 ? "" : ` ${t("stays.others", { count: others })}`} ·{" "}
        {t(`bookedBefore.${how}`, { date: formatDay(date, language) })}
      </StatedText>
      {how === "otherwise" ? (
        <div className="ks-line-match-ways">
          {of.line.amountMinor < 0 || statement.recordOf(of.at) !== null ? null : (
            <LeaseOfLine at={of.at} statement={statement} />
          )}
          <RecordOfLine of={of} habit={null} statement={statement} />
        </div>
      ) : null}
    </>
  );
}

function Returned({ of: whole, outcome: { lineOn, of }, statement }: LineMatchProps & Of<"returned">) {
  const { at, line } = whole;
  const { t } = useTranslation("statements");
  const language = useLanguage();
  const chosen = statement.refundOf(at);
  if (statement.recordOf(at) !== null) return <RecordOfLine of={whole} habit={null} statement={statement} />;
  return (
    <>
      {lineOn === null ? null : (
        <StatedText icon={<IconAlertTriangle size={16} aria-hidden />}>
          {t("returnedHere", { date: formatDay(lineOn, language) })}
        </StatedText>
      )}
      {of.length === 0 && lineOn !== null ? null : (
        <StatedText icon={<IconAlertTriangle size={16} aria-hidden />}>
          {of.length === 0 ? t("returnedUnknown") : t("returned")}
        </StatedText>
      )}
      {of.length === 0 ? null : (
        <div
          className="ks-line-match-choices"
          role="radiogroup"
          aria-label={`${formatMoney(onTheWire(line), language)}, ${formatDay(line.bookedOn, language)}`}
        >
          {of.map(({ lease, transferId, paidOn }) => (
            <label key={transferId}>
              <input
                type="radio"
                name={`line-${at}`}
                checked={chosen === transferId}
                onChange={() => {
                  statement.takeBack(at, transferId);
                }}
              />
              <b>{[lease.tenant.name, lease.property.name, lease.unit?.name].filter(Boolean).join(" · ")}</b>
              <small>{t("paymentOf", { date: formatDay(paidOn, language) })}</small>
            </label>
          ))}
        </div>
      )}
      {chosen === null ? (
        // The bank did not mark it as returned, or the returned payment was not rent.
        <RecordOfLine of={whole} habit={null} statement={statement} />
      ) : (
        <button
          type="button"
          className="ks-link-button"
          onClick={() => {
            statement.leaveOut(at);
          }}
        >
          {t("leaveOut")}
        </button>
      )}
    </>
  );
}

import type { CalendarProperty } from "@keystead/contract/bookings";
import { differenceInDays } from "@keystead/domain/calendar";
import { Button } from "@mantine/core";
import { Link } from "react-router";

import { useTranslation } from "../../../../../ui/text/use-translation.ts";
import { useCan } from "../../../../session/public.ts";
import type { ChosenNights } from "../tape-chart.tsx";
import { useTapeMessages } from "../tape-messages.ts";
import { BarButtons, type BarFactsProps, rentableWords } from "./bar-parts.tsx";
import { BookingFacts } from "./booking-facts.tsx";
import "../tape-facts.css";

type NightsChoiceProps = {
  readonly nights: ChosenNights;
  readonly onBook: () => void;
  readonly onBlock: () => void;
};

/** Asks what the chosen nights are for; nothing is saved before the answer. */
export function NightsChoice({ nights, onBook, onBlock }: NightsChoiceProps) {
  const { t } = useTranslation("bookings");
  const can = useCan();
  const messages = useTapeMessages();
  const { property, unit, checkIn, checkOut } = nights;
  return (
    <div className="ks-tape-facts">
      <p className="ks-tape-facts-title">
        {t("nightsOn", {
          nights: messages.nights(differenceInDays(checkIn, checkOut)),
          days: messages.days(checkIn, checkOut),
        })}
      </p>
      <p>{unit === null ? property.name : `${property.name} · ${unit.name}`}</p>
      <div className="ks-tape-facts-actions">
        {can("booking.create") ? (
          <Button size="xs" onClick={onBook} data-autofocus>
            {t("add")}
          </Button>
        ) : null}
        {can("blocked_date.create") ? (
          <Button size="xs" variant="default" onClick={onBlock}>
            {t("block")}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

/** The facts of a bar, and its actions. */
export function BarFacts(props: BarFactsProps) {
  const { bar } = props;
  if (bar.kind === "booking") return <BookingFacts {...props} booking={bar.of} />;
  return bar.kind === "block" ? (
    <BlockFacts {...props} block={bar.of} />
  ) : (
    <LeaseFacts {...props} lease={bar.of} />
  );
}

type BlockFactsProps = BarFactsProps & { readonly block: CalendarProperty["blocks"][number] };

function BlockFacts({ bar, block, property, onEdit, onDelete }: BlockFactsProps) {
  const { t } = useTranslation("bookings");
  const can = useCan();
  const messages = useTapeMessages();
  return (
    <div className="ks-tape-facts">
      <p className="ks-tape-facts-title">{block.reason === "" ? t("blocked") : block.reason}</p>
      <p>{rentableWords(property, block.unitId, t("wholeProperty"))}</p>
      <p>{t("nightsOf", { days: messages.days(block.from, block.through) })}</p>
      <BarButtons>
        {can("blocked_date.update") ? (
          <Button
            size="xs"
            data-autofocus
            onClick={() => {
              onEdit(bar);
            }}
          >
            {t("editShort")}
          </Button>
        ) : null}
        {can("blocked_date.delete") ? (
          <Button
            size="xs"
            variant="default"
            onClick={() => {
              onDelete(bar);
            }}
          >
            {t("removeBlock")}
          </Button>
        ) : null}
      </BarButtons>
    </div>
  );
}

type LeaseFactsProps = BarFactsProps & { readonly lease: CalendarProperty["leases"][number] };

function LeaseFacts({ lease, property }: LeaseFactsProps) {
  const { t } = useTranslation("bookings");
  const messages = useTapeMessages();
  return (
    <div className="ks-tape-facts">
      <p className="ks-tape-facts-title">{lease.tenant}</p>
      <p>{rentableWords(property, lease.unitId, t("wholeProperty"))}</p>
      <p>
        {lease.endsOn === null
          ? t("leaseOpen", { from: messages.day(lease.startsOn) })
          : t("leaseDays", { days: messages.days(lease.startsOn, lease.endsOn) })}
      </p>
      <Link to={`/leases/${lease.id}`} data-autofocus>
        {t("openLease")}
      </Link>
    </div>
  );
}

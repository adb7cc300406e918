import type { Refusal } from "../../lib/refusal.ts";
import { formatDay } from "../../lib/format.ts";
import { recordAddress } from "../../lib/record-address.ts";
import { useLanguage } from "../use-language.ts";

/** The records that a refusal knows, each leading to itself in a tab of its own: what is typed stays. */
export function RefusedBy({ refusal }: { readonly refusal: Refusal | null }) {
  const language = useLanguage();
  const records = refusal === null ? [] : recordsOf(refusal);
  if (records.length === 0) return null;
  return (
    <ul>
      {records.map(({ id, name, from, to, href }) => (
        <li key={id}>
          <a href={href} target="_blank" rel="noopener">
            {[name, `${formatDay(from, language)} – ${formatDay(to, language)}`].filter(Boolean).join(" · ")}
          </a>
        </li>
      ))}
    </ul>
  );
}

type Known = {
  readonly id: string;
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly href: string;
};

function recordsOf({ code, data }: Refusal): readonly Known[] {
  if (code === "DATE_BOOKED")
    return data.bookings.map(({ id, guestName, checkIn, checkOut }) => ({
      id,
      name: guestName,
      from: dayOf(checkIn),
      to: dayOf(checkOut),
      href: recordAddress("/calendar", { from: dayOf(checkIn), edit: id }),
    }));
  if (code === "DATE_BLOCKED")
    return data.blocked.map(({ blockId, from, through, reason }) => ({
      id: blockId,
      name: reason,
      from,
      to: through,
      href: recordAddress("/calendar", { from, editBlock: blockId }),
    }));
  return [];
}

function dayOf(wall: string): string {
  return wall.slice(0, "2026-03-29".length);
}

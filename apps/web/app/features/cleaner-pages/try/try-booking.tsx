import { SiteIcon } from "../../site/icons.tsx";
import type { CleanerOverlapsText } from "../cleaner-text.server.ts";
import { PageSection } from "../sections.tsx";
import type { TriedView } from "./tried-view.server.ts";
import tryBookingCss from "./try-booking.css?url";

type TryProps = { readonly text: CleanerOverlapsText; readonly tried: TriedView };

const icons = { overlap: "warning", blocked: "no", fits: "check" } as const;

/** A small calendar with second bookings to select; the product's answer appears, without a script. */
export function TryBooking({ text, tried: { days, first, blocked, picks } }: TryProps) {
  return (
    <PageSection text={text.try} id="try" alt>
      <link rel="stylesheet" href={tryBookingCss} precedence="default" />
      <div className="try-booking">
        <fieldset>
          <legend>{text.try.pick}</legend>
          {picks.map(({ outcome, range }, index) => (
            <label key={outcome}>
              <input
                type="radio"
                name="stay"
                value={outcome}
                autoComplete="off"
                defaultChecked={index === 0}
              />
              <span>{range}</span>
            </label>
          ))}
        </fieldset>
        <div className="try-booking-tape" aria-hidden="true">
          {days.map(({ across, weekday, day }) => (
            <small key={day} style={{ gridColumn: across }}>
              {weekday}
              <br />
              {day}
            </small>
          ))}
          <b data-bar="first" style={{ gridColumn: first.across }}>
            {first.guest}
          </b>
          {blocked.map(({ across }) => (
            <i key={across} style={{ gridColumn: across }} />
          ))}
          {picks.map(({ outcome, across, guest }) => (
            <b key={outcome} data-bar={outcome} style={{ gridColumn: across }}>
              {guest}
            </b>
          ))}
        </div>
        <div className="try-booking-notices" role="status">
          {picks.map(({ outcome, notices: [reason, ...rest] }) => (
            <p key={outcome} data-notice={outcome}>
              <SiteIcon name={icons[outcome]} />
              <span>
                <b>{reason}</b> {rest.join(" ")}
              </span>
            </p>
          ))}
        </div>
      </div>
    </PageSection>
  );
}

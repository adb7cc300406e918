import { useNavigate } from "react-router";

import { LazyBookingList } from "../bookings/public.ts";

/** The bookings of one property; each opens over the calendar, where it can be changed next to the others. */
export function PropertyBookings({ propertyId }: { readonly propertyId: string }) {
  const navigate = useNavigate();
  return (
    <LazyBookingList
      propertyId={propertyId}
      open={(kind, id = "1") => {
        const preset = kind === "new" ? { forProperty: propertyId } : {};
        const address = new URLSearchParams({ property: propertyId, ...preset, [kind]: id });
        void navigate(`/calendar?${address.toString()}`);
      }}
    />
  );
}

import type { BookingDetail, NewBooking } from "@keystead/contract/bookings";
import type { NewProperty } from "@keystead/contract/properties";

import type { TestClient } from "../test-app.ts";

/**
 * A house let by the night, with two flats, created over HTTP. Check-in 15:00, check-out 11:00, three hours between
 * guests.
 */
export async function holidayHouse(client: TestClient, fields: Partial<NewProperty> = {}) {
  const property = await client.properties.create({
    name: "Casa Azul",
    rentalMode: "daily",
    city: "Lisboa",
    country: "PT",
    currency: "EUR",
    timezone: "Europe/Lisbon",
    ...fields,
  });
  const unit = async (name: string): Promise<string> => {
    const made = await client.units.create({
      propertyId: property.id,
      name,
      bedrooms: null,
      bathrooms: null,
      sizeSqm: null,
      floor: "",
      maintenance: false,
    });
    return made.id;
  };
  const garden = await unit("Garden flat");
  const roof = await unit("Roof flat");
  /** 80.00 a night in the garden flat by default. Days only: the times are the house's. */
  const stay = (from: string, to: string, more: Partial<NewBooking> = {}): NewBooking => ({
    propertyId: property.id,
    unitId: garden,
    guestName: "Paul Brennan",
    guestEmail: "",
    guestPhone: "",
    guestsCount: null,
    checkIn: `${from}T15:00`,
    checkOut: `${to}T11:00`,
    rateMode: "seasonal",
    dailyRate: "80.00",
    notes: "",
    ...more,
  });
  return {
    propertyId: property.id,
    garden,
    roof,
    stay,
    book: (from: string, to: string, more: Partial<NewBooking> = {}): Promise<BookingDetail> =>
      client.bookings.create(stay(from, to, more)),
  };
}

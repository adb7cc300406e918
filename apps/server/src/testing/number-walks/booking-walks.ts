import {
  each,
  sumRowAmounts,
  sumRowCounts,
  LIMIT,
  whole,
  listTotal,
  properties,
  byCurrency,
} from "./walking.ts";
import type { Walk } from "./walking.ts";

/** Bookings: lists, prices, pending work for the host. */
export const bookingWalks: Readonly<Record<string, Walk>> = {
  "bookings.list": async ({ client }) => {
    const list = await whole((page) => client.bookings.list({ page, limit: LIMIT }));
    const { sums } = await client.bookings.list({ limit: 1 });
    const standing = list.items.filter(({ status }) => status === "confirmed");
    const details = await each(list.items, ({ id }) => client.bookings.get({ id }));
    return [
      listTotal(list),
      ...sums.flatMap((sum) => {
        const rows = standing.filter(({ currency }) => currency === sum.currency);
        const of = sum.currency;
        return [
          { at: "sums[].bookings", of, says: sum.bookings, rows: rows.length },
          { at: "sums[].nights", of, says: sum.nights, rows: sumRowCounts(rows, ({ nights }) => nights) },
          { at: "sums[].total", of, says: sum.total, rows: sumRowAmounts(rows, ({ total }) => total) },
          {
            at: "sums[].recorded",
            of,
            says: sum.recorded,
            rows: sumRowAmounts(rows, ({ money }) => money.recorded),
          },
          {
            at: "sums[].outstanding",
            of,
            says: sum.outstanding,
            rows: sumRowAmounts(rows, ({ money }) => money.outstanding),
          },
        ];
      }),
      ...list.items.map(({ id, money }) => ({
        at: "items[].money.recorded",
        of: id,
        says: money.recorded,
        rows: sumRowAmounts(details.find((one) => one.id === id)?.payments ?? [], ({ amount }) => amount),
      })),
    ];
  },
  "bookings.get": async ({ client }) => {
    const { items } = await whole((page) => client.bookings.list({ page, limit: LIMIT }));
    const details = await each(items, ({ id }) => client.bookings.get({ id }));
    return details.flatMap(({ id: of, nights, nightPrices, total, money, payments }) => [
      { at: "nights", of, says: nights, rows: nightPrices.length },
      { at: "total", of, says: total, rows: sumRowAmounts(nightPrices, ({ rate }) => rate) },
      {
        at: "money.recorded",
        of,
        says: money.recorded,
        rows: sumRowAmounts(payments, ({ amount }) => amount),
      },
    ]);
  },
  "bookingLines.get": async ({ client }) => {
    const { items } = await whole((page) => client.bookings.list({ page, limit: LIMIT }));
    const opened = await each(items, ({ id }) => client.bookingLines.get({ bookingId: id }));
    return opened.flatMap(({ guestName: of, nightPrices, nightsTotal, lines, guestTotal, payout }) => {
      const signed = (amount: string, isTaken: boolean) => ({ amount: isTaken ? `-${amount}` : amount });
      const paid = lines
        .filter(({ kind }) => kind !== "channel_fee")
        .map(({ kind, amount }) => signed(amount, kind === "discount"));
      const kept = lines
        .filter(({ kind }) => kind === "channel_fee")
        .map(({ amount }) => signed(amount, true));
      const nights = nightPrices.map(({ rate }) => ({ amount: rate }));
      const rows = [...nights, ...paid];
      return [
        { at: "nightsTotal", of, says: nightsTotal, rows: sumRowAmounts(nights, ({ amount }) => amount) },
        { at: "guestTotal", of, says: guestTotal, rows: sumRowAmounts(rows, ({ amount }) => amount) },
        ...(payout === null
          ? []
          : [
              {
                at: "payout.amount",
                of,
                says: payout.amount,
                rows: sumRowAmounts([...rows, ...kept], ({ amount }) => amount),
              },
            ]),
      ];
    });
  },
  "bookings.quote": async (walker) => {
    const [house] = (await properties(walker)).filter(({ rentalMode }) => rentalMode === "daily");
    if (house === undefined) return [];
    const [unit] = (await walker.client.units.list({ propertyId: house.id })).items;
    const quote = await walker.client.bookings.quote({
      propertyId: house.id,
      ...(unit === undefined ? {} : { unitId: unit.id }),
      checkIn: "2026-09-01T15:00",
      checkOut: "2026-09-06T11:00",
      rateMode: "flat",
      dailyRate: "71.30",
    });
    return [
      { at: "nights", says: quote.nights, rows: quote.nightPrices.length },
      { at: "total", says: quote.total, rows: sumRowAmounts(quote.nightPrices, ({ rate }) => rate) },
    ];
  },
  "bookings.outlook": async (walker) => {
    const { client, today } = walker;
    const { tonight, conflicts, unpaid } = await client.bookings.outlook({});
    const houses = (await properties(walker)).filter(
      ({ rentalMode, status }) => rentalMode === "daily" && status === "active",
    );
    const all = (filters: object) =>
      whole((page) => client.bookings.list({ ...filters, page, limit: LIMIT }));
    const { items: stays } = await all({ from: today, to: today });
    const sold = stays.filter(
      ({ status, property, checkIn, checkOut, total }) =>
        status === "confirmed" &&
        Number(total) > 0 &&
        checkIn.slice(0, 10) <= today &&
        checkOut.slice(0, 10) > today &&
        houses.some(({ id }) => id === property.id),
    );
    const unitsOf = (id: string) => Math.max(1, houses.find((one) => one.id === id)?.units ?? 1);
    const owing = await all({ money: "unpaid,partially_paid" });
    return [
      {
        at: "tonight.rentables",
        says: tonight.rentables,
        rows: sumRowCounts(houses, ({ id }) => unitsOf(id)),
      },
      {
        at: "tonight.sold",
        says: tonight.sold,
        rows: sumRowCounts(sold, ({ unit, property }) => (unit === null ? unitsOf(property.id) : 1)),
      },
      {
        at: "conflicts",
        says: conflicts,
        rows: (await all({ state: "upcoming,in_house", conflict: "true" })).items.length,
      },
      { at: "unpaid.bookings", says: unpaid.bookings, rows: owing.items.length },
      ...byCurrency("unpaid.outstanding[].amount", unpaid.outstanding, {
        rows: owing.items,
        of: ({ money }) => money.outstanding,
      }),
    ];
  },
  "seasons.list": async (walker) =>
    (await each(await properties(walker), ({ id }) => walker.client.seasons.list({ propertyId: id }))).map(
      listTotal,
    ),
};

import type { NewLease } from "@keystead/contract/leases";

import type { TestClient } from "../test-app.ts";

/** A house with one flat and a tenant for it, created over HTTP. */
export async function rentedFlat(client: TestClient, name = "Lindenhof") {
  const property = await client.properties.create({
    name,
    rentalMode: "monthly",
    address: "",
    city: "Berlin",
    country: "DE",
    propertyType: "residential",
    currency: "EUR",
    timezone: "Europe/Berlin",
    checkInTime: "15:00",
    checkOutTime: "11:00",
    notes: "",
    status: "active",
  });
  const unit = await client.units.create({
    propertyId: property.id,
    name: "Flat 1",
    bedrooms: null,
    bathrooms: null,
    sizeSqm: null,
    floor: "",
    maintenance: false,
  });
  const tenant = await client.tenants.create({
    propertyId: property.id,
    name: "Ada Adler",
    email: "",
    phone: "",
    notes: "",
  });
  return {
    propertyId: property.id,
    unitId: unit.id,
    tenantId: tenant.id,
    /** 950.00 a month from January 2026, tracked from its start by default. */
    lease: (terms: Partial<NewLease> = {}) =>
      client.leases.create({
        tenantId: tenant.id,
        propertyId: property.id,
        unitId: unit.id,
        startsOn: "2026-01-01",
        monthlyRent: "950.00",
        paymentDay: 1,
        trackFrom: "2026-01",
        ...terms,
      }),
  };
}

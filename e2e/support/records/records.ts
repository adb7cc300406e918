/// <reference lib="dom" />
import { monthsAgo } from "../clock.ts";
import { expect, type Page } from "../journey.ts";

/** Creates what a journey needs but does not test, through the API calls of the screens. */
export async function post<Answer>(page: Page, path: string, body: object): Promise<Answer> {
  const answer = await page.evaluate(
    async ([to, sent]) => {
      const response = await fetch(`/api/v1/${to}`, {
        method: "POST",
        headers: { "content-type": "application/json", "idempotency-key": crypto.randomUUID() },
        body: sent,
      });
      return { status: response.status, body: await response.json() };
    },
    [path, JSON.stringify(body)] as const,
  );
  expect(answer.status, `${path}: ${JSON.stringify(answer.body)}`).toBeLessThan(300);
  return answer.body;
}

export function addProperty(page: Page, name: string, more: object = {}): Promise<{ readonly id: string }> {
  return post(page, "properties", {
    name,
    rentalMode: "monthly",
    address: "",
    city: "",
    country: null,
    propertyType: "residential",
    currency: "EUR",
    timezone: "Europe/Berlin",
    status: "active",
    checkInTime: "15:00",
    checkOutTime: "11:00",
    notes: "",
    ...more,
  });
}

export function addTenant(page: Page, propertyId: string, name: string): Promise<{ readonly id: string }> {
  return post(page, "tenants", { propertyId, name, email: "", phone: "", notes: "" });
}

type LeaseOf = { readonly tenantId: string; readonly propertyId: string };

/** 825.50 a month since January, due on the first; `more` overrides these values. */
export function postLease<Made = { readonly id: string }>(
  page: Page,
  { tenantId, propertyId, ...more }: LeaseOf & Readonly<Record<string, unknown>>,
): Promise<Made> {
  return post(page, "leases", {
    tenantId,
    propertyId,
    startsOn: "2026-01-01",
    monthlyRent: "825.50",
    paymentDay: 1,
    ...more,
  });
}

/** A property with a tenant and a lease: this month's rent is due, and no earlier month is tracked. */
export async function addRent(page: Page, tenantName: string, house = "Lindenstraße 14"): Promise<void> {
  const { id: propertyId } = await addProperty(page, house);
  const { id: tenantId } = await addTenant(page, propertyId, tenantName);
  await postLease(page, { tenantId, propertyId, trackFrom: monthsAgo(0) });
}

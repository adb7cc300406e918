/// <reference lib="dom" />
import { expect, type Page } from "./journey.ts";

/** What a journey needs to stand there but does not try: made through the same calls the screens make. */
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

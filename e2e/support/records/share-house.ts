/// <reference lib="dom" />
import { dayFromToday, monthsAgo } from "../clock.ts";
import { expect, freshEmail, type Page } from "../journey.ts";
import { contractPdf } from "./contract-pdf.ts";
import { type PageLanguage, linkOf, password } from "./people.ts";
import type { TestProduct } from "../product/product.ts";
import { postLease, addProperty, addTenant, post } from "./records.ts";
import { keepAll } from "../visit.ts";

export type SharedHouse = {
  readonly propertyId: string;
  readonly tenantId: string;
  readonly leaseId: string;
  readonly taskId: string;
  /** The link of an invitation that has not been accepted yet. */
  readonly invitation: string;
};

/**
 * Fills a workspace with several members: a late rent, tasks in each group, files, an assistant who has joined and
 * given the owner a task, and a pending invitation. Uses the API calls of the screens; the owner must be signed in.
 */
export async function shareHouse(
  page: Page,
  {
    product,
    owner,
    language,
  }: { readonly product: TestProduct; readonly owner: string; readonly language: PageLanguage },
): Promise<SharedHouse> {
  const { id: propertyId } = await addProperty(page, "Lindenstraße 14", { city: "Leipzig" });
  await addProperty(page, "Donaudampfschifffahrtsgesellschaftshaus", { city: "Regensburg" });
  const { id: tenantId } = await addTenant(page, propertyId, "Katrin Oelmann");
  const { id: leaseId } = await postLease(page, { tenantId, propertyId, trackFrom: monthsAgo(1) });
  const invite = async (email: string): Promise<string> => {
    await post(page, "members/invitations", { email, role: "assistant", language });
    return linkOf(await product.mails.waitForMail(email), "invitation");
  };
  await accepted(product, await invite(freshEmail("assistant")), async (requested) => {
    const given = {
      description: "Heizung entlüften",
      assigneeName: owner,
      dueOn: dayFromToday(0),
      propertyId,
    };
    await requested("tasks", given);
  });
  const invitation = await invite(freshEmail("invited"));
  const overdue = { description: "Boiler prüfen lassen", dueOn: dayFromToday(-12), priority: "urgent" };
  const { id: taskId } = await post<{ id: string }>(page, "tasks", {
    ...overdue,
    propertyId,
    leaseId,
    tenantId,
  });
  const others = [
    {
      description: "Zähler ablesen",
      dueOn: dayFromToday(40),
      repeat: { every: 1, unit: "month" },
      propertyId,
    },
    { description: "Hausmeister anrufen", assigneeName: "Elektro Brandenburg GmbH", leaseId },
    { description: "Schlüssel nachmachen", status: "in_progress", dueOn: dayFromToday(-2), tenantId },
    { description: "Dachrinne reinigen", status: "completed", priority: "low" },
  ];
  for (const task of others) await post(page, "tasks", task);
  const owners = { property: propertyId, lease: leaseId, tenant: tenantId };
  for (const [on, id] of Object.entries(owners)) await hang(page, `${on}/${id}`);
  // Drops what the page has cached.
  await page.goto("/portfolio");
  await keepAll(page);
  return { propertyId, tenantId, leaseId, taskId, invitation };
}

/** Accepts an invitation as a new user, then lets that member call the API; from another address than the owner's. */
async function accepted(
  { url }: TestProduct,
  link: string,
  then: (ask: (path: string, body: object) => Promise<void>) => Promise<void>,
): Promise<void> {
  const token = new URLSearchParams(new URL(link).hash.slice(1)).get("token") ?? "";
  let more: Readonly<Record<string, string>> = {};
  const ask = async (path: string, body: object): Promise<Response> => {
    const answer = await fetch(`${url}/api/${path}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "idempotency-key": crypto.randomUUID(),
        origin: url,
        ...more,
      },
      body: JSON.stringify(body),
    });
    expect(answer.ok, `${path}: ${answer.status}`).toBe(true);
    return answer;
  };
  const came = await ask("auth/accept-invitation", { token, password, name: "Jana Vogt" });
  const { workspaceId } = (await came.json()) as { readonly workspaceId: string };
  const cookie = came.headers
    .getSetCookie()
    .map((one) => one.split(";", 1)[0])
    .join("; ");
  more = { cookie, "x-workspace-id": workspaceId };
  await then(async (path, body) => void (await ask(`v1/${path}`, body)));
}

async function hang(page: Page, owner: string): Promise<void> {
  const status = await page.evaluate(
    async ([to, bytes]) => {
      const response = await fetch(`/api/documents/${to}`, {
        method: "POST",
        headers: {
          "content-type": "application/octet-stream",
          "x-file-name": "Mietvertrag_Oelmann_2026.pdf",
          "idempotency-key": crypto.randomUUID(),
        },
        body: new Uint8Array(bytes),
      });
      return response.status;
    },
    [owner, [...contractPdf]] as const,
  );
  expect(status, owner).toBe(201);
}

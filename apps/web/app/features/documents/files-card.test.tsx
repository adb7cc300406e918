import type { DocumentOwnerRef, DocumentView, UploadedDocument } from "@keystead/contract/documents";
import { FILE_LIMIT } from "@keystead/domain/documents";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { useLocation } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { chooseWorkspace } from "../../lib/workspace-choice.ts";
import { profile } from "../../testing/records/profile.ts";
import { show } from "../../testing/show.tsx";
import { subscription } from "../../testing/records/subscription.ts";
import { answerWith, sentBy } from "../../testing/wire.ts";
import { Toaster } from "../../ui/toast/toaster.tsx";
import { FilesCard } from "./files-card.tsx";
import { uploadStore } from "./upload/upload-store.ts";

const leaseId = "00000000-0000-4000-8000-000000000002";
const file: DocumentView = {
  id: "00000000-0000-4000-8000-000000000007",
  version: 3,
  kind: "lease_agreement",
  name: "Lease_Oelmann_2026.pdf",
  format: "pdf",
  bytes: 1_258_291,
  uploadedAt: "2026-03-01T10:00:00.000Z",
  uploadedBy: "Helena Brandt",
  own: true,
  propertyId: null,
  unit: null,
};

const stored: UploadedDocument = { ...file, sameAs: null };

const propertyId = "00000000-0000-4000-8000-000000000003";
const unitNames = ["Flat 1", "Flat 2"].map((name, at) => ({
  id: `00000000-0000-4000-8000-00000000001${at}`,
  name,
  archived: false,
}));

const own = { id: "w1", kind: "standard", name: "", role: "owner", expiresAt: null, plan: "pro" };

/** Replaces the browser's request; the test decides its outcome. */
class Line extends EventTarget {
  static readonly all: Line[] = [];
  readonly upload = new EventTarget();
  readonly headers: Record<string, string> = {};
  address = "";
  sent: unknown = null;
  aborted = false;
  status = 0;
  response: unknown = null;
  responseType = "";
  open(_method: string, address: string): void {
    this.address = address;
    Line.all.push(this);
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  send(body: unknown): void {
    this.sent = body;
  }
  abort(): void {
    this.aborted = true;
  }
  progress(loaded: number): void {
    this.upload.dispatchEvent(Object.assign(new Event("progress"), { loaded }));
  }
  answer(status: number, response: unknown): void {
    Object.assign(this, { status, response });
    this.dispatchEvent(new Event("load"));
  }
}

beforeEach(() => {
  Line.all.length = 0;
  vi.stubGlobal("XMLHttpRequest", Line);
});
afterEach(() => {
  act(() => {
    uploadStore.dropAll();
  });
  vi.unstubAllGlobals();
});

async function shown(
  items: readonly DocumentView[],
  owner: DocumentOwnerRef = { on: "lease", onId: leaseId },
  page = <FilesCard {...owner} />,
) {
  answerWith(({ method, path }) => {
    if (path.endsWith("/workspaces")) return Response.json({ items: [own], current: "w1" });
    if (path === "/api/v1/profile") return Response.json(profile);
    if (path === "/api/v1/subscription") return Response.json(subscription({ properties: 1, units: 1 }));
    if (method === "GET" && path === "/api/v1/documents")
      return Response.json({ items, total: items.length, bytes: 1_258_291, more: false, units: [] });
    if (path === "/api/v1/units/names") return Response.json({ items: unitNames, more: false });
    if (method === "PUT") return Response.json({ ...items[0], version: 4, unit: unitNames[1] });
    if (method === "DELETE") return Response.json({ trashId: "t" });
    return Response.json({});
  });
  const hands = await show(page);
  await screen.findByRole("heading", { name: "Files" });
  return hands;
}

const named = (name: string, bytes = 2_000_000) => {
  const made = new File(["x"], name);
  Object.defineProperty(made, "size", { value: bytes });
  return made;
};

async function drop(...files: readonly File[]): Promise<void> {
  const zone = (await screen.findByText("Drop files here or")).closest("div");
  if (zone === null) throw new Error("no place to drop");
  fireEvent.drop(zone, { dataTransfer: { files, types: ["Files"] } });
}

it("lists what there is with what it is and how large, and how much of the plan is used", async () => {
  await shown([file]);
  expect(await screen.findByRole("button", { name: file.name })).not.toBeNull();
  expect(screen.getByText("Lease agreement · 1.2 MB")).not.toBeNull();
  expect(screen.getByText("1 file, 1.2 MB")).not.toBeNull();
  expect(await screen.findByText("0 MB of 3 GB used in your account")).not.toBeNull();
});

it("says the day of a file by the clock of the profile, not by that of the server (R-Z03)", async () => {
  await shown([{ ...file, uploadedAt: "2026-03-01T23:30:00.000Z" }]);
  expect(await screen.findByText("2 Mar")).not.toBeNull();
});

it("says that there is nothing yet", async () => {
  await shown([]);
  expect(await screen.findByText("No files yet")).not.toBeNull();
});

it("offers to try again when the list cannot be had", async () => {
  answerWith(({ path }) =>
    path.endsWith("/workspaces")
      ? Response.json({ items: [own], current: "w1" })
      : Response.json({ defined: true, code: "FORBIDDEN", status: 403, message: "" }, { status: 403 }),
  );
  await show(<FilesCard on="lease" onId={leaseId} />);
  expect(await screen.findByText("The files could not be loaded.")).not.toBeNull();
});

it("sends several at once, two at a time, each with its progress and a key of its own", async () => {
  await shown([]);
  await drop(named("Müller.jpg"), named("b.pdf"), named("c.pdf"));
  await waitFor(() => expect(Line.all).toHaveLength(2));
  const [first, second] = Line.all;
  expect(first?.address).toBe(`/api/documents/lease/${leaseId}`);
  expect(first?.headers["x-file-name"]).toBe("M%C3%BCller.jpg");
  expect(first?.headers["idempotency-key"]).not.toBe(second?.headers["idempotency-key"]);
  first?.progress(1_000_000);
  expect(await screen.findByText("50%")).not.toBeNull();
  first?.answer(201, stored);
  await waitFor(() => expect(Line.all).toHaveLength(3));
  expect(screen.queryByText("Müller.jpg")).toBeNull();
  await waitFor(() =>
    expect(sentBy("GET").filter(({ path }) => path === "/api/v1/documents").length).toBeGreaterThan(1),
  );
});

it("stops what is on its way", async () => {
  const hands = await shown([]);
  await drop(named("b.pdf"));
  await hands.click(await screen.findByRole("button", { name: "Cancel b.pdf" }));
  expect(Line.all[0]?.aborted).toBe(true);
  expect(screen.queryByText("b.pdf")).toBeNull();
});

it("sends what broke off again under the same key", async () => {
  const hands = await shown([]);
  await drop(named("b.pdf"));
  await waitFor(() => expect(Line.all).toHaveLength(1));
  Line.all[0]?.dispatchEvent(new Event("error"));
  expect(await screen.findByText("The upload broke off.")).not.toBeNull();
  await hands.click(screen.getByRole("button", { name: "Send again: b.pdf" }));
  await waitFor(() => expect(Line.all).toHaveLength(2));
  expect(Line.all[1]?.headers["idempotency-key"]).toBe(Line.all[0]?.headers["idempotency-key"]);
});

it("[GEO-05] leads to the page of the region when a file is refused for it, without a question about the others", async () => {
  await shown([]);
  await drop(named("a.pdf"), named("b.pdf"), named("c.pdf"));
  await waitFor(() => expect(Line.all).toHaveLength(2));
  const assign = vi.fn<(to: string) => void>(() => {
    const leaving = new Event("beforeunload", { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(false);
  });
  vi.stubGlobal("location", { ...window.location, assign });
  Line.all[0]?.answer(403, { defined: true, code: "REGION_BLOCKED", status: 403, message: "REGION_BLOCKED" });
  expect(assign.mock.calls).toEqual([["/region-blocked"]]);
  expect(Line.all[1]?.aborted).toBe(true);
  expect(Line.all).toHaveLength(2);
});

/** A page that can be left and reopened. */
function Page() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      {isOpen ? <FilesCard on="lease" onId={leaseId} /> : null}
      <button type="button" onClick={() => setIsOpen(!isOpen)}>
        Elsewhere
      </button>
      <Toaster />
    </>
  );
}

it("goes on sending when its page is left, says so and what became of it, and asks before the tab is closed", async () => {
  const hands = await shown([], undefined, <Page />);
  await drop(named("b.pdf"), named("c.pdf"));
  await waitFor(() => expect(Line.all).toHaveLength(2));
  await hands.click(screen.getByRole("button", { name: "Elsewhere" }));
  expect(await screen.findByText(/^2 files are still uploading\. Leave this tab open/)).not.toBeNull();
  expect(Line.all.map(({ aborted }) => aborted)).toEqual([false, false]);
  const isBlocked = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  expect(isBlocked()).toBe(true);
  act(() => Line.all[0]?.answer(201, stored));
  expect(await screen.findByText("b.pdf has arrived.")).not.toBeNull();
  act(() => {
    Line.all[1]?.dispatchEvent(new Event("error"));
  });
  expect(await screen.findByText("c.pdf was not stored: The upload broke off.")).not.toBeNull();
  expect(screen.queryByText(/still being sent/)).toBeNull();
  expect(isBlocked()).toBe(false);
  await hands.click(screen.getByRole("button", { name: "Elsewhere" }));
  await hands.click(await screen.findByRole("button", { name: "Send again: c.pdf" }));
  await waitFor(() => expect(Line.all).toHaveLength(3));
});

it("sends to the workspace that a file was dropped in, whichever is shown when its turn comes", async () => {
  chooseWorkspace("w1");
  await shown([]);
  await drop(named("a.pdf"), named("b.pdf"), named("c.pdf"));
  await waitFor(() => expect(Line.all).toHaveLength(2));
  chooseWorkspace("w2");
  act(() => Line.all[0]?.answer(201, stored));
  await waitFor(() => expect(Line.all).toHaveLength(3));
  expect(Line.all[2]?.headers["x-workspace-id"]).toBe("w1");
  chooseWorkspace(null);
});

it("says before it sends anything that a file is too large, and takes it off the list", async () => {
  const hands = await shown([]);
  await drop(named("Full_scan.pdf", FILE_LIMIT + 1));
  expect(await screen.findByText("25.1 MB is over the limit of 25 MB.")).not.toBeNull();
  expect(Line.all).toEqual([]);
  await hands.click(screen.getByRole("button", { name: "Remove Full_scan.pdf from the list" }));
  expect(screen.queryByText("Full_scan.pdf")).toBeNull();
});

it.each([
  [
    403,
    { code: "PLAN_LIMIT", data: { kind: "storage", limit: 209_715_200, used: 209_715_000, plan: "free" } },
    "Your plan has no room for this file: 200 MB of 200 MB used.",
  ],
  [
    400,
    { code: "BAD_REQUEST", data: { issues: [{ path: ["file"], code: "FILE_TYPE_UNKNOWN" }] } },
    "This kind of file is not accepted. Send it as PDF or JPEG.",
  ],
])("says why the server did not take it (%i)", async (status, answer, words) => {
  await shown([]);
  await drop(named("b.pdf"));
  await waitFor(() => expect(Line.all).toHaveLength(1));
  Line.all[0]?.answer(status, answer);
  expect(await screen.findByText(words)).not.toBeNull();
});

it("does not name its own limit where a proxy does not let a file through", async () => {
  await shown([]);
  await drop(named("Scan.pdf", 3 * 1024 * 1024));
  await waitFor(() => expect(Line.all).toHaveLength(1));
  // The proxy's own page is no JSON.
  Line.all[0]?.answer(413, null);
  const refused = await screen.findByText(/^A server on the way does not accept a file of 3 MB\./);
  expect(refused.textContent).not.toContain("25 MB");
  expect(screen.getByRole("button", { name: /again/i })).not.toBeNull();
});

it("deletes with Undo", async () => {
  const hands = await shown([file]);
  await hands.click(await screen.findByRole("button", { name: `Actions for ${file.name}` }));
  const menu = await screen.findByRole("menu");
  await hands.click(within(menu).getByRole("menuitem", { name: "Delete" }));
  await waitFor(() => expect(sentBy("DELETE")).toMatchObject([{ path: `/api/v1/documents/${file.id}` }]));
});

it("renames under the version that was read", async () => {
  const hands = await shown([file]);
  await hands.click(await screen.findByRole("button", { name: `Actions for ${file.name}` }));
  await hands.click(within(await screen.findByRole("menu")).getByRole("menuitem", { name: "Rename" }));
  const name = await screen.findByRole("textbox", { name: "Name" });
  await hands.clear(name);
  await hands.type(name, "Contract.pdf");
  await hands.click(screen.getByRole("button", { name: "Save name" }));
  await waitFor(() =>
    expect(sentBy("PUT")).toMatchObject([
      { path: `/api/v1/documents/${file.id}`, body: { version: 3, name: "Contract.pdf" } },
    ]),
  );
});

/** A format without a preview: previews render in a worker. */
const letter: DocumentView = { ...file, name: "Letter.docx", format: "docx" };

it("puts a file of a property on one of its units", async () => {
  const hands = await shown([{ ...letter, propertyId }], { on: "property", onId: propertyId });
  await hands.click(await screen.findByRole("button", { name: letter.name }));
  const unit = await screen.findByRole("combobox", { name: "Unit" });
  await hands.click(unit);
  await hands.click(await screen.findByRole("option", { name: "Flat 2" }));
  await waitFor(() =>
    expect(sentBy("PUT")).toMatchObject([
      { path: `/api/v1/documents/${file.id}`, body: { version: 3, unitId: unitNames[1]?.id } },
    ]),
  );
});

it("offers no unit for what hangs on a lease", async () => {
  const hands = await shown([letter]);
  await hands.click(await screen.findByRole("button", { name: letter.name }));
  expect(await screen.findByRole("combobox", { name: "Type" })).not.toBeNull();
  expect(screen.queryByRole("combobox", { name: "Unit" })).toBeNull();
});

it("shows fifty, the next when they are asked for, and begins anew where the last one is gone", async () => {
  const all = Array.from({ length: 120 }, (_, at) => ({
    ...file,
    id: `00000000-0000-4000-8000-${String(at).padStart(12, "0")}`,
    name: `Receipt ${at}.pdf`,
  }));
  let isLost = false;
  answerWith(({ path, query }) => {
    if (path.endsWith("/workspaces")) return Response.json({ items: [own], current: "w1" });
    if (path === "/api/v1/profile") return Response.json(profile);
    if (path === "/api/v1/subscription") return Response.json(subscription({ properties: 1, units: 1 }));
    const { before } = query;
    if (before !== undefined && isLost) {
      isLost = false;
      return Response.json({ defined: true, code: "NOT_FOUND", status: 404, message: "" }, { status: 404 });
    }
    const from = before === undefined ? 0 : all.findIndex(({ id }) => id === before) + 1;
    const items = all.slice(from, from + 50);
    return Response.json({ items, total: 120, bytes: 1, more: from + 50 < 120, units: [] });
  });
  const hands = await show(<FilesCard on="lease" onId={leaseId} />);
  const lines = () => screen.getAllByRole("button", { name: /^Receipt \d+\.pdf$/ });
  await hands.click(await screen.findByRole("button", { name: "Show 50 more" }));
  await waitFor(() => expect(lines()).toHaveLength(100));
  isLost = true;
  await hands.click(screen.getByRole("button", { name: "Show 20 more" }));
  await waitFor(() =>
    expect(sentBy("GET").filter(({ path }) => path === "/api/v1/documents").length).toBe(5),
  );
  await hands.click(await screen.findByRole("button", { name: "Show 20 more" }));
  await waitFor(() => expect(lines()).toHaveLength(120));
  expect(screen.queryByRole("button", { name: /^Show \d+ more$/ })).toBeNull();
});

it("leads from a full plan to one with room, and sends what had none again by itself", async () => {
  const hands = await shown([]);
  await drop(named("b.pdf"));
  await waitFor(() => expect(Line.all).toHaveLength(1));
  const full = { kind: "storage", limit: 209_715_200, used: 209_715_000, plan: "free" };
  Line.all[0]?.answer(403, { code: "PLAN_LIMIT", data: full });
  await hands.click(await screen.findByRole("button", { name: "See plans" }));
  const panel = await screen.findByRole("dialog", { name: "Your plan has no room for this file" });
  expect(within(panel).getByText(/^Your plan keeps 200 MB of files\. You use 200 MB\./)).not.toBeNull();
  await hands.click(within(panel).getByRole("button", { name: "Switch to Starter" }));
  await waitFor(() => expect(Line.all).toHaveLength(2));
});

it("[EXP-01] says when a receipt hangs on another expense already, and leads there", async () => {
  const expenseId = "00000000-0000-4000-8000-0000000000ee";
  const same = { expenseId, notes: "Boiler", amount: "312.40", currency: "EUR", date: "2026-03-09" };
  const owner = { on: "expense", onId: "00000000-0000-4000-8000-0000000000ef" } as const;
  const user = await shown(
    [],
    owner,
    <>
      <FilesCard {...owner} />
      <Address />
      <Toaster />
    </>,
  );
  await drop(named("bill.pdf"));
  await waitFor(() => expect(Line.all).toHaveLength(1));
  act(() => Line.all[0]?.answer(201, { ...stored, sameAs: same }));
  expect(
    await screen.findByText("bill.pdf is already on another expense: Boiler, €312.40, 9 Mar 2026"),
  ).not.toBeNull();
  await user.click(screen.getByRole("button", { name: "Open that one" }));
  expect(await screen.findByText(`/expenses?edit=${expenseId}`)).not.toBeNull();
});

function Address() {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}

// Features: documents
/// <reference lib="dom" />
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import { hostileFiles, hostilePage } from "@keystead/testkit/hostile-files";

import { expect, type Page, test } from "../support/journey.ts";
import { signUpNewcomer } from "../support/records/people.ts";
import { addProperty } from "../support/records/records.ts";

// Loading a file as a script is refused with a console error, and the PDF reader logs what it skips: both are tested
// here.
test.use({
  brokenOnPurpose:
    /^Warning: |Refused to|MIME type|X-Frame-Options|frame-ancestors|Content[- ]Security[- ]Policy|sandboxed|ERR_BLOCKED/i,
});

/**
 * Records any sign that something ran: a dialog, a mark on a window, a page that navigated or opened, an outgoing
 * request.
 */
async function watchFor(page: Page) {
  const ran: string[] = [];
  const server = createServer((request, answer) => {
    ran.push(`asked the canary for ${request.url}`);
    answer.setHeader("content-type", "text/html");
    answer.end(request.url === "/control" ? hostilePage("") : "");
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const watch = (one: Page) => {
    one.on("dialog", (dialog) => {
      ran.push(`a dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
  };
  watch(page);
  return {
    canary: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ran,
    watch,
    lookAt: async (one: Page, at: string, what: string) => {
      const marks = await Promise.all(
        one.frames().map((frame) => frame.evaluate(() => "__ran" in window).catch(() => false)),
      );
      if (marks.includes(true)) ran.push(`a mark on the window by ${what}`);
      if (one.url() !== at) ran.push(`${what} led to ${one.url()}`);
    },
    close: () => server.close(),
  };
}

test("[DOC-01] nothing runs of what somebody who means harm sends, looked at or opened by its address", async ({
  page,
  context,
  product,
}) => {
  await signUpNewcomer(page);
  const { id: propertyId } = await addProperty(page, "Lindenstraße 14");
  const { canary, ran, watch, lookAt, close } = await watchFor(page);

  // A control: the same page, served as one, must be detected.
  const control = await context.newPage();
  watch(control);
  await control.goto(`${canary}/control`);
  const kinds = () => new Set(ran.map((one) => one.split(" ").slice(0, 3).join(" ")));
  await expect.poll(kinds).toEqual(new Set(["asked the canary", "a dialog: 127.0.0.1"]));
  await lookAt(control, control.url(), "the control");
  expect(kinds()).toContain("a mark on");
  await control.close();
  ran.length = 0;

  const files = hostileFiles(canary);
  const accepted: { readonly id: string; readonly what: string }[] = [];
  for (const [what, name, content] of files) {
    const answer = await page.request.post(`/api/documents/property/${propertyId}`, {
      headers: {
        origin: product.url,
        "content-type": "application/octet-stream",
        "x-file-name": encodeURIComponent(name),
      },
      data: Buffer.from(content),
    });
    expect(answer.status(), what).toBeLessThan(500);
    if (answer.status() !== 201) continue;
    const { id }: { readonly id: string } = await answer.json();
    accepted.push({ id, what });
  }

  // As a preview, in our own page.
  const list = `${product.url}/properties/${propertyId}?tab=files`;
  await page.goto(list);
  const card = page.getByRole("region", { name: "Files" });
  const lines = card.locator(".ks-files-card-list .ks-files-card-name");
  await expect(lines).toHaveCount(12);
  await card.getByRole("button", { name: /^Show \d+ more$/ }).click();
  await expect(lines).toHaveCount(accepted.length);
  let drawn = 0;
  for (let at = 0; at < accepted.length; at += 1) {
    await lines.nth(at).click();
    const dialog = page.getByRole("dialog");
    const shown = dialog.getByRole("img");
    const settled = shown
      .or(dialog.getByText("No preview for this kind of file"))
      .or(dialog.getByText("The preview could not be drawn"));
    await expect(settled.first()).toBeVisible();
    drawn += (await shown.count()) > 0 ? 1 : 0;
    await lookAt(page, list, `preview ${at}`);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  }

  // By its address: typed, framed, and embedded in every way that a page could.
  const opened = await context.newPage();
  watch(opened);
  for (const { id, what } of accepted) {
    const address = `${product.url}/api/documents/${id}/file`;
    const blank = opened.url();
    const [download] = await Promise.all([
      opened.waitForEvent("download"),
      opened.goto(address).catch((error: unknown) => {
        // A download opens no page, which is the desired outcome.
        expect(String(error), what).toContain("Download is starting");
      }),
    ]);
    await download.cancel();
    await lookAt(opened, blank, what);
  }
  await opened.close();
  await page.evaluate(
    async (ids) => {
      const used = ids.flatMap((id) =>
        (["script", "img", "embed", "object", "link"] as const).map((tag) => {
          const element = document.createElement(tag);
          const address = `/api/documents/${id}/file?as=${tag}`;
          if (element instanceof HTMLObjectElement) element.data = address;
          else if (element instanceof HTMLLinkElement)
            Object.assign(element, { rel: "stylesheet", href: address });
          else element.src = address;
          const done = new Promise<void>((resolve) => {
            element.addEventListener("load", () => resolve());
            element.addEventListener("error", () => resolve());
            // What the policy blocks may fire neither `load` nor `error`.
            document.addEventListener("securitypolicyviolation", ({ blockedURI }) => {
              if (blockedURI.endsWith(address)) resolve();
            });
          });
          document.body.append(element);
          return done;
        }),
      );
      await Promise.all(used);
    },
    accepted.map(({ id }) => id),
  );
  await lookAt(page, list, "a part of a page");
  close();

  const figures = `hostile files in Chromium: ${files.length} tried, ${accepted.length} accepted, ${drawn} drawn as a preview, ${accepted.length} opened by address, ${ran.length} executed`;
  process.stdout.write(`${figures}\n`);
  test.info().annotations.push({ type: "figures", description: figures });
  expect(ran).toEqual([]);
  expect(files.length).toBeGreaterThanOrEqual(60);
  expect(drawn).toBeGreaterThan(10);
});

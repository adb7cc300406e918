import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

import { type Page, test } from "../journey.ts";

const script = fileURLToPath(new URL("../../../apps/web/scripts/build-design.ts", import.meta.url));
const types: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".woff2": "font/woff2",
};

/** A journey on the page of parts, which is built for it and needs no server. */
export const partsTest = test.extend<object, { readonly parts: string }>({
  parts: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), "keystead-parts-"));
      const env = { ...process.env, NODE_ENV: "development" };
      await promisify(execFile)(process.execPath, [script, folder], { env });
      await use(folder);
      rmSync(folder, { recursive: true, force: true });
    },
    // The build does not count towards a journey's time limit.
    { scope: "worker", timeout: 180_000 },
  ],
  baseURL: "http://parts.test",
});

/** Answers every request of the page with a file from the folder of the build. */
export async function serveParts(page: Page, folder: string): Promise<void> {
  await page.route("http://parts.test/**", async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = pathname === "/design" ? "/design.html" : pathname;
    const contentType = types[extname(file)];
    if (contentType === undefined) await route.abort();
    else await route.fulfill({ contentType, body: readFileSync(join(folder, file)) });
  });
}

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import lighthouse, { desktopConfig } from "lighthouse";

import { browserLaunch } from "../../../e2e/support/product/browser.ts";
import { atLeast, atMost, type BenchRow } from "../bench-table.ts";
import { build } from "../bytes.ts";
import { withDataSet } from "../product/data-set-server.ts";
import type { SuiteOptions } from "../suite.ts";

/**
 * The slowed-down phone makes each pause of the machine four times as long, so the median of several audits counts
 * there, as Lighthouse advises.
 */
const forms = [
  { name: "mobile", config: undefined, performance: 92, audits: 3 },
  { name: "desktop", config: desktopConfig, performance: 98, audits: 1 },
];

/** The front page in five languages, and each page for hosts and each tool in one of them, with guides in two. */
const publicPages = [
  "/en",
  "/es",
  "/de",
  "/fr",
  "/it",
  "/en/airbnb-turnover-checklist-free-download",
  "/es/airbnb-cleaning-schedule-software",
  "/de/stop-airbnb-double-bookings",
  "/fr/cleaner-scheduling-tool-for-airbnb-hosts",
  "/it/turnoverbnb-alternative",
  "/guides/deposit-return",
  "/guides/kaution-abrechnen",
  "/tools/rental-yield",
  "/tools/kautionszinsen",
  "/tools/subida-del-alquiler",
  "/tools/rata-del-mutuo",
];

/** The signed-in portfolio with the records of one small landlord, and the public pages. */
export async function benchLighthouse({ only }: SuiteOptions): Promise<readonly BenchRow[]> {
  const isChosen = (page: string) => only.length === 0 || only.some((part) => page.includes(part));
  build();
  return withDataSet("S", async ({ url, cookie }) => {
    const browser = await startBrowser();
    try {
      const rows: BenchRow[] = [];
      for (const page of publicPages.filter(isChosen))
        rows.push(...(await publicPage(url, page, browser.port)));
      for (const { name, config, performance, audits } of isChosen("/portfolio") ? forms : []) {
        const { scores } = await middle(`${url}/portfolio`, audits + 2, {
          port: browser.port,
          cookie,
          config,
        });
        rows.push(
          atLeast(`Lighthouse, portfolio, ${name}: performance`, scores["performance"] ?? 0, performance, ""),
          atLeast(`Lighthouse, portfolio, ${name}: accessibility`, scores["accessibility"] ?? 0, 100, ""),
          atLeast(`Lighthouse, portfolio, ${name}: best practices`, scores["best-practices"] ?? 0, 100, ""),
        );
      }
      return rows;
    } finally {
      await browser.stop();
    }
  });
}

/** The first visit, in which the server renders and caches the page, is not measured. */
async function publicPage(url: string, page: string, port: number): Promise<readonly BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const { name, config, audits } of forms) {
    await (await fetch(url + page)).arrayBuffer();
    const { scores, lcpMs, shift } = await middle(url + page, audits, { port, cookie: "", config });
    const title = `Lighthouse, ${page}, ${name}`;
    rows.push(
      atLeast(`${title}: performance`, scores["performance"] ?? 0, 98, ""),
      atLeast(`${title}: accessibility`, scores["accessibility"] ?? 0, 100, ""),
      atLeast(`${title}: best practices`, scores["best-practices"] ?? 0, 100, ""),
      atLeast(`${title}: search engines`, scores["seo"] ?? 0, 100, ""),
      ...(name === "mobile" ? [atMost(`${title}: largest paint`, lcpMs, 1_300, "ms")] : []),
      atMost(`${title}: layout shift`, shift, 0.01, ""),
    );
  }
  return rows;
}

type Audited = {
  readonly scores: Readonly<Record<string, number>>;
  readonly lcpMs: number;
  readonly shift: number;
};

type Given = {
  readonly port: number;
  readonly cookie: string;
  readonly config: typeof desktopConfig | undefined;
};

/** The median of each figure over several audits. */
async function middle(page: string, audits: number, given: Given): Promise<Audited> {
  const results: Audited[] = [];
  for (let at = 0; at < audits; at += 1) results.push(await audit(page, given));
  const median = (figure: (of: Audited) => number) =>
    results.map(figure).toSorted((a, b) => a - b)[Math.floor(audits / 2)] ?? 0;
  return {
    scores: Object.fromEntries(
      Object.keys(results[0]?.scores ?? {}).map((name) => [name, median(({ scores }) => scores[name] ?? 0)]),
    ),
    lcpMs: median(({ lcpMs }) => lcpMs),
    shift: median(({ shift }) => shift),
  };
}

async function audit(page: string, given: Given): Promise<Audited> {
  const result = await lighthouse(
    page,
    {
      port: given.port,
      extraHeaders: given.cookie === "" ? {} : { Cookie: given.cookie },
      onlyCategories: ["performance", "accessibility", "best-practices", "seo"],
      logLevel: "error",
    },
    given.config,
  );
  if (result === undefined) throw new Error("Lighthouse gave no result.");
  const { runtimeError, finalDisplayedUrl, categories, audits } = result.lhr;
  if (runtimeError !== undefined) throw new Error(runtimeError.message);
  if (finalDisplayedUrl !== page) throw new Error(`Lighthouse was sent on to ${finalDisplayedUrl}.`);
  for (const { refs } of Object.values(categories).map((one) => ({ refs: one.auditRefs })))
    for (const { id, weight } of refs) {
      const found = audits[id];
      if (weight > 0 && found?.score !== null && found !== undefined && found.score < 0.9)
        console.log(`  ${id}: ${found.displayValue ?? found.title}`);
    }
  return {
    scores: Object.fromEntries(
      Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    ),
    lcpMs: audits["largest-contentful-paint"]?.numericValue ?? Number.POSITIVE_INFINITY,
    shift: audits["cumulative-layout-shift"]?.numericValue ?? Number.POSITIVE_INFINITY,
  };
}

async function startBrowser(): Promise<{ readonly port: number; readonly stop: () => Promise<void> }> {
  const { launchOptions } = await browserLaunch();
  const profile = mkdtempSync(join(tmpdir(), "keystead-lighthouse-"));
  const { executablePath, args = [] } = launchOptions;
  if (executablePath === undefined) throw new Error("No Chromium found: set CHROME_PATH.");
  const browser = spawn(
    executablePath,
    [...args, "--headless", "--remote-debugging-port=0", `--user-data-dir=${profile}`, "about:blank"],
    // A process group of its own: the executable may be a script, and killing only that would leave the browser
    // running.
    { detached: true, stdio: ["ignore", "ignore", "pipe"] },
  );
  const ended = once(browser, "close");
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  let output = "";
  browser.stderr.on("data", (chunk: Buffer) => {
    output += chunk.toString();
    const port = /DevTools listening on ws:\/\/[^:]+:(\d+)\//.exec(output)?.[1];
    if (port !== undefined) resolve(Number(port));
  });
  void ended.then(() => reject(new Error(`Chromium ended: ${output}`)));
  return {
    port: await promise,
    async stop() {
      if (browser.pid !== undefined) process.kill(-browser.pid);
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

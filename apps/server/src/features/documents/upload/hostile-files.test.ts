import { readdirSync } from "node:fs";
import { join } from "node:path";

import { fileFormats, mediaTypeOf } from "@keystead/domain/documents";
import { hostileFiles, type HostileFile } from "@keystead/testkit/hostile-files";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { rentedFlat } from "#testing/records/rented-flat.ts";
import { testApp, type TestApp, type TestSession } from "#testing/test-app.ts";
import { keysInStore, postFile } from "#testing/files/uploads.ts";

let app: TestApp;
let me: TestSession;
let propertyId: string;

beforeAll(async () => {
  app = await testApp();
  me = await app.signUp();
  ({ propertyId } = await rentedFlat(app.client(me)));
});
afterAll(() => app.close());

const ours = new Set(fileFormats.map(mediaTypeOf));

describe("[DOC-01] a file of somebody who means harm", () => {
  let tried = 0;
  let refused = 0;
  let inert = 0;

  /** The file is refused, or served in a form that no browser runs. */
  async function judge([what, name, content]: HostileFile): Promise<void> {
    tried += 1;
    const answer = await postFile(app, me, { on: "property", onId: propertyId, name, content });
    const body: { readonly id?: string; readonly name?: string } = JSON.parse(await answer.text());
    if (answer.status >= 400) {
      expect(answer.status, what).toBeLessThan(500);
      refused += 1;
      return;
    }
    expect(answer.status, what).toBe(201);
    expect(body.name, what).not.toMatch(/[/\\<>"\r\n\0\u202e]|^\.|\.(html?|svg|exe|js|php|sh)$/i);
    const back = await app.call(`/api/documents/${body.id}/file`, { session: me });
    const headers = Object.fromEntries(back.headers);
    expect(ours, what).toContain(headers["content-type"]);
    expect(headers, what).toMatchObject({
      "x-content-type-options": "nosniff",
      "content-disposition": expect.stringMatching(
        /^attachment; filename="[ -!#-[\]-~]+"; filename\*=UTF-8''[^\s"]+$/,
      ),
      "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
      "x-frame-options": "DENY",
    });
    expect(headers["set-cookie"], what).toBeUndefined();
    const bytes = Buffer.from(await back.arrayBuffer());
    // What was hidden in a picture is not in the one that is served.
    if (headers["content-type"]?.startsWith("image/") === true) {
      expect(bytes.includes("<script"), what).toBe(false);
      expect((await sharp(bytes).metadata()).exif, what).toBeUndefined();
    }
    inert += 1;
  }

  it(
    "is refused or comes back as a download that can do nothing, each of them",
    { timeout: 60_000 },
    async () => {
      for (const hostile of hostileFiles("http://canary.example")) await judge(hostile);
      process.stdout.write(`hostile files: ${tried} tried, ${refused} refused, ${inert} served inert\n`);
      expect(tried).toBeGreaterThanOrEqual(60);
      expect(refused + inert).toBe(tried);
    },
  );

  it("lies nowhere but in the store, under a name of ours", async () => {
    const { dataDir } = app.deps.env;
    const files = readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter((each) =>
      each.isFile(),
    );
    const inStore = files.filter(({ parentPath }) => parentPath.startsWith(join(dataDir, "files")));
    expect(inStore).toHaveLength(inert);
    expect(await keysInStore(app)).toHaveLength(inert);
    expect(readdirSync(join(dataDir, "incoming"))).toEqual([]);
  });

  it("is no more than what was said of it in the log", () => {
    expect(app.logLines.filter((line) => /unexpected error|Set-Cookie|passwd/.test(line))).toEqual([]);
  });
});

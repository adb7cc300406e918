import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { nodeFlags } from "../../../scripts/lib/node-flags.mjs";

type Files = {
  readonly env: string;
  readonly readme: string;
  readonly compose: string;
  readonly fly: string;
};
type SettingTroubles = (files: Files) => readonly string[];
type ImageTroubles = (
  dockerfile: string,
  of: { readonly manifests: readonly string[]; readonly node: string; readonly ignored: string },
) => readonly string[];

// The script is JavaScript because it runs before anything is installed.
const script = new URL("../../../scripts/lib/deployment-troubles.mjs", import.meta.url).href;
const {
  settingTroubles,
  imageTroubles,
}: { readonly settingTroubles: SettingTroubles; readonly imageTroubles: ImageTroubles } = await import(
  script
);

const env = (...names: readonly string[]) =>
  `const Settings = z.object({\n${names.map((name) => `  ${name}: optional(z.string(), "a text"),\n`).join("")}});\n`;
const sound: Files = {
  env: env("PORT", "HOST", "DATA_DIR", "BASE_URL", "SMTP_URL", "CONTENT_DIR", "WEB_SOURCES"),
  readme:
    "## Settings\n| `PORT`, `HOST` | where | 3000 |\n| `DATA_DIR` | where `SMTP_URL` does not matter | x |\n| `BASE_URL` | one \\| two | x |\n| `SMTP_URL`, `CONTENT_DIR` | x | x |\n\n## Next\n| `OTHER` | x | x |\n",
  compose:
    "    environment:\n      BASE_URL: ${BASE_URL:?x}\n      SMTP_URL: ${SMTP_URL:-}\n      CONTENT_DIR: /content\n",
  fly: '[env]\nBASE_URL = "x"\n# CONTENT_DIR = "/data"\n\n# They go in by `fly secrets set NAME=value`: SMTP_URL.\n\n[mounts]\nsource = "data"\n',
};

describe("the settings of an installation", () => {
  it("stand where an operator meets them", () => {
    expect(settingTroubles(sound)).toEqual([]);
  });

  it.each<[string, Partial<Files>, string]>([
    [
      "a new one, which stands in no document",
      { env: env("PORT", "HOST", "DATA_DIR", "BASE_URL", "SMTP_URL", "CONTENT_DIR", "NEW") },
      "The README's table of settings does not say NEW",
    ],
    [
      "one that is only mentioned in the README",
      { readme: sound.readme.replace("`SMTP_URL`, ", "") },
      "The README's table of settings does not say SMTP_URL",
    ],
    [
      "one that went",
      { readme: sound.readme.replace("`PORT`", "`PORT`, `GONE`") },
      "The README's table of settings says GONE, which the product does not read",
    ],
    [
      "one that compose keeps to itself",
      { compose: sound.compose.replace("      SMTP_URL: ${SMTP_URL:-}\n", "") },
      "deploy/compose.yaml does not say SMTP_URL",
    ],
    [
      "one that compose sets whatever the operator says",
      { compose: sound.compose.replace("${SMTP_URL:-}", '"smtp://x"') },
      'deploy/compose.yaml sets SMTP_URL to "smtp://x", not to what the operator says',
    ],
    [
      "one that Fly has not heard of",
      { fly: sound.fly.replace("# CONTENT_DIR", "# CONTENTS_DIR") },
      "deploy/fly.toml does not say CONTENT_DIR",
    ],
    [
      "a secret that everybody can read",
      { fly: sound.fly.replace("[env]", '[env]\nSMTP_URL = "smtp://me:word@x"') },
      "deploy/fly.toml says SMTP_URL openly: it is a secret",
    ],
  ])("%s", (_what, changed, trouble) => {
    expect(settingTroubles({ ...sound, ...changed })).toContain(trouble);
  });
});

describe("the image", () => {
  const dockerfile = readFileSync(new URL("../../../Dockerfile", import.meta.url), "utf8");
  const of = {
    manifests: [...dockerfile.matchAll(/^COPY (\S+\/package\.json) /gm)].map(([, path = ""]) => path),
    ignored: readFileSync(new URL("../../../.dockerignore", import.meta.url), "utf8"),
    node: /^FROM node:([\d.]+)-slim/m.exec(dockerfile)?.[1] ?? "",
  };

  it("is made as it says", () => {
    expect(of.manifests.length).toBeGreaterThan(5);
    expect(imageTroubles(dockerfile, of)).toEqual([]);
  });

  it("takes no file of secrets along, wherever it lies", () => {
    const troubles = imageTroubles(dockerfile, { ...of, ignored: of.ignored.replace("**/.env", ".env") });
    expect(troubles).toEqual([".dockerignore: a .env of any folder would come into the image"]);
  });

  it.each([
    [
      "the sources first",
      (text: string) => text.replace("COPY scripts/lib scripts/lib", "COPY . ."),
      "are copied before",
    ],
    [
      "a manifest left out",
      (text: string) => text.replace(/^COPY bench.*\n/m, ""),
      "bench/package.json is not copied",
    ],
    ["root", (text: string) => text.replace("USER node\n", ""), "it runs as root"],
    ["root in the end", (text: string) => `${text}USER root\n`, "it runs as root"],
    [
      "no question for its health",
      (text: string) => text.replace(/^HEALTHCHECK[^]*?\n(?=#)/m, ""),
      "nothing asks for its health",
    ],
    [
      "another runtime",
      (text: string) => text.replace(/^FROM node:\S+/m, "FROM node:20-slim"),
      "is not the runtime",
    ],
    [
      "other flags when it is compiled",
      (text: string) =>
        text.replace("--max-semi-space-size=8 --max-old-space-size=512 -e", "--max-semi-space-size=4 -e"),
      "not compiled with the flags of the start",
    ],
  ])("%s", (_what, change, trouble) => {
    const changed = change(dockerfile);
    expect(changed).not.toBe(dockerfile);
    expect(imageTroubles(changed, of).join("\n")).toContain(trouble);
  });

  it.each([
    {},
    { DATABASE_URL: "" },
    { DATABASE_URL: " " },
    { DATABASE_URL: "postgres://db/keystead" },
    { NODE_OPTIONS: "--max-old-space-size=900" },
    { NODE_OPTIONS: "--max_old_space_size=900", DATABASE_URL: "postgres://db/keystead" },
    { NODE_OPTIONS: "--max_semi_space_size=4" },
    { NODE_OPTIONS: "--no-warnings" },
  ])("starts Node as `npm start` does with %o", (settings) => {
    const [, command = ""] = /^CMD \["sh", "-c", "(.*)"\]$/m.exec(dockerfile) ?? [];
    const shell: unknown = JSON.parse(`"${command}"`);
    const printed = execFileSync("sh", ["-c", String(shell).replace("exec node", "exec echo")], {
      env: settings,
    });
    expect(printed.toString().trim().split(" ")).toEqual([...nodeFlags(settings), "apps/server/src/main.ts"]);
  });
});

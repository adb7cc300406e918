/** Settings that are not for operators: the one that `npm run dev` sets, and the address of the tests' Telegram. */
const OURS = ["WEB_SOURCES", "TELEGRAM_API_URL"];
/** The image sets these, and the proxy and volume configuration relies on them. */
const OF_THE_IMAGE = ["PORT", "HOST", "DATA_DIR"];
/** These must not be in a file of the deployment: on Fly they are set as secrets. */
const SECRET =
  /^(?:AUTH_SECRET|DATABASE_URL|DATABASE_SYSTEM_URL|DATABASE_READ_URLS|SMTP_URL|METRICS_TOKEN|OTEL_EXPORTER_OTLP_HEADERS|TELEGRAM_BOT_TOKEN|S3_(?:SECRET_)?ACCESS_KEY(?:_ID)?)$/;

/**
 * The differences between the settings that the product reads (`env.ts`) and the places where an operator finds them: the
 * table of the README, the environment in compose, and that in Fly's file. One sentence per difference.
 */
export function settingTroubles({ env, readme, compose, fly }) {
  const known = namesIn(/^const Settings = z\.object\(\{\n([^]*?)^\}\);/m, env, /^ {2}([A-Z][A-Z0-9_]*):/gm);
  // The first cell of each row.
  const table = namesIn(
    /^## Settings\n([^]*?)(?=^## )/m,
    readme,
    /(?<=^\| [^|\n]*`)([A-Z][A-Z0-9_]*)(?=`)/gm,
  );
  const composed = [...compose.matchAll(/^ {6}([A-Z][A-Z0-9_]*): (.*)$/gm)].map(([, name, value]) => ({
    name,
    value,
  }));
  const onFly = [...fly.matchAll(/^(?:# )?([A-Z][A-Z0-9_]*) = "/gm)].map(([, name]) => name);
  const secretsOnFly = namesIn(/fly secrets set([^]*?)\n\n/, fly, /\b([A-Z][A-Z0-9]*_[A-Z0-9_]+)\b/g);
  if (known.length === 0) return ["env.ts: its settings are not found"];

  const required = known.filter((name) => !OURS.includes(name));
  const deployed = required.filter((name) => !OF_THE_IMAGE.includes(name));
  const missing = (names, place, there) =>
    names.filter((name) => !there.includes(name)).map((name) => `${place} does not say ${name}`);
  const unknown = (place, there) =>
    there
      .filter((name) => !known.includes(name))
      .map((name) => `${place} says ${name}, which the product does not read`);
  return [
    ...missing(required, "The README's table of settings", table),
    ...unknown("The README's table of settings", table),
    ...missing(
      deployed,
      "deploy/compose.yaml",
      composed.map(({ name }) => name),
    ),
    ...unknown(
      "deploy/compose.yaml",
      composed.map(({ name }) => name),
    ),
    ...composed
      .filter(({ name, value }) => name !== "CONTENT_DIR" && !value.startsWith(`\${${name}:`))
      .map(
        ({ name, value }) => `deploy/compose.yaml sets ${name} to ${value}, not to what the operator says`,
      ),
    ...missing(deployed, "deploy/fly.toml", [...onFly, ...secretsOnFly]),
    ...unknown("deploy/fly.toml", [...onFly, ...secretsOnFly]),
    ...onFly
      .filter((name) => SECRET.test(name))
      .map((name) => `deploy/fly.toml says ${name} openly: it is a secret`),
    ...secretsOnFly
      .filter((name) => !SECRET.test(name))
      .map((name) => `deploy/fly.toml calls ${name} a secret, which it is not`),
  ];
}

/** What is wrong with the Dockerfile, judged by its text, so Docker is not needed. */
export function imageTroubles(dockerfile, { manifests, node, ignored }) {
  const lines = dockerfile
    .replaceAll(/\\\n/g, " ")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"));
  const at = (pattern) => lines.findIndex((line) => pattern.test(line));
  const install = at(/^RUN .*ensureInstalled/);
  const sources = at(/^COPY \. \.$/);
  const before = lines.slice(0, Math.max(0, install));
  const copied = before.flatMap((line) => /^COPY (.+) \S+$/.exec(line)?.[1].split(" ") ?? []);
  const bases = lines.flatMap((line) => /^FROM (\S+)/.exec(line)?.[1] ?? []);
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith("FROM ")));
  const start = last.findLast((line) => line.startsWith("CMD ")) ?? "";
  const warm = last.find((line) => line.startsWith("RUN ") && line.includes("serve-product.ts")) ?? "";
  const flagsOf = (line) => line.match(/--[a-z-]+=\d+/g) ?? [];
  return [
    // compose reads its settings, including secrets, from a file beside it.
    ...(ignored.split("\n").includes("**/.env")
      ? []
      : [".dockerignore: a .env of any folder would come into the image"]),
    ...(install < 0 || sources < install
      ? ["Dockerfile: the sources are copied before the packages are installed"]
      : []),
    ...["package.json", "package-lock.json", ".npmrc", ...manifests]
      .filter((path) => !copied.includes(path))
      .map((path) => `Dockerfile: ${path} is not copied before the packages are installed`),
    ...copied
      .filter((path) => path.endsWith("/package.json") && !manifests.includes(path))
      .map((path) => `Dockerfile: ${path} is copied and is no manifest of a workspace`),
    ...bases
      .filter((base) => base !== `node:${node}-slim`)
      .map((base) => `Dockerfile: ${base} is not the runtime of package.json, ${node}`),
    ...(last.findLast((line) => line.startsWith("USER ")) === "USER node"
      ? []
      : ["Dockerfile: it runs as root"]),
    ...(last.some((line) => line.startsWith("HEALTHCHECK "))
      ? []
      : ["Dockerfile: nothing asks for its health"]),
    ...(warm !== "" && flagsOf(warm).join(" ") === flagsOf(start).join(" ")
      ? []
      : ["Dockerfile: what is compiled ahead is not compiled with the flags of the start"]),
  ];
}

function namesIn(section, text, pattern) {
  const [, found = ""] = section.exec(text) ?? [];
  return [...new Set([...found.matchAll(pattern)].map(([, name]) => name))];
}

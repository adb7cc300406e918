/**
 * The most packages in production. May only be lowered: security.md wants 250, SECURITY-DEPS.md says what prevents
 * that. Raised once, for OpenTelemetry (docs/decisions/0132).
 */
export const MOST_IN_PRODUCTION = 295;
/** The registry from which npm fetches packages that are locked without an address. */
const REGISTRY = "https://registry.npmjs.org/";
/** May run an install script: the runtime itself. */
const MAY_RUN_SCRIPTS = ["node"];
const EXACT = /^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/;
const OWN = /^@keystead\//;
const DEPENDENCIES = ["dependencies", "devDependencies", "optionalDependencies", "peerDependencies"];

/**
 * What is wrong with a lockfile and the manifests of its workspaces, one sentence each; and the number of production
 * packages on linux x64 with glibc.
 */
export function packageTroubles(lock, manifests) {
  const troubles = [];
  let production = 0;
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (!path.includes("node_modules/") || entry.link === true) continue;
    const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
    if (entry.resolved !== undefined && !entry.resolved.startsWith(REGISTRY))
      troubles.push(`${name} comes from ${entry.resolved}, not from the registry`);
    if (entry.integrity === undefined && entry.inBundle !== true) troubles.push(`${name} has no checksum`);
    if (!EXACT.test(entry.version ?? "")) troubles.push(`${name} has no exact version: ${entry.version}`);
    if (entry.dev === true || entry.devOptional === true) continue;
    if (isForHere(entry)) production += 1;
    if (entry.hasInstallScript === true && !MAY_RUN_SCRIPTS.includes(name))
      troubles.push(`${name} runs a script when it is installed`);
  }
  for (const { path, manifest } of manifests)
    for (const [name, version] of DEPENDENCIES.flatMap((kind) => Object.entries(manifest[kind] ?? {})))
      if (OWN.test(name) ? version !== "*" : !EXACT.test(version))
        troubles.push(`${path} asks for ${name} as ${version}, not as one version of the registry`);
  if (production > MOST_IN_PRODUCTION)
    troubles.push(
      `${production} packages in production are more than ${MOST_IN_PRODUCTION}: see SECURITY-DEPS.md`,
    );
  return { troubles, production };
}

/** The lockfile also lists prebuilt packages for other systems, which are not installed there. */
function isForHere({ os, cpu, libc }) {
  const fits = (list, own) => list === undefined || list.includes(own);
  return fits(os, "linux") && fits(cpu, "x64") && fits(libc, "glibc");
}

/** `./de/leases.json` becomes the namespace `leases`. */
export function byNamespace(files: Readonly<Record<string, object>>): Readonly<Record<string, object>> {
  return Object.fromEntries(
    Object.entries(files).map(([path, words]) => [path.replace(/^.*\/|\.json$/g, ""), words]),
  );
}

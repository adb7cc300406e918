import { usePreference } from "../../ui/use-preference.ts";

const MOST = 10;
/** A download from this device: its file name, its day, and the address with its settings. */
export type RecentExport = { readonly name: string; readonly on: string; readonly search: string };

/** The last ten of this browser; the server keeps no files. */
export function useRecentExports(): readonly [readonly RecentExport[], (made: RecentExport) => void] {
  const [kept, keep] = usePreference("exports");
  const recent = readRecent(kept);
  return [
    recent,
    (made) => {
      keep(JSON.stringify([made, ...recent.filter(({ name }) => name !== made.name)].slice(0, MOST)));
    },
  ];
}

function readRecent(kept: string | null): readonly RecentExport[] {
  try {
    const read: unknown = JSON.parse(kept ?? "[]");
    return Array.isArray(read) ? read.filter(isRecent) : [];
  } catch {
    return [];
  }
}

function isRecent(one: unknown): one is RecentExport {
  return (
    typeof one === "object" &&
    one !== null &&
    ["name", "on", "search"].every((key) => typeof Reflect.get(one, key) === "string")
  );
}

const MAX_TARGET_LENGTH = 8_192;

/**
 * Refuses paths before routing that two parsers could understand differently: double slashes, backslashes, encoded dots
 * and control characters are in no address of ours.
 */
export function isAmbiguousTarget(rawTarget: string): boolean {
  if (rawTarget.length > MAX_TARGET_LENGTH) return true;
  const path = rawTarget.replace(/^https?:\/\/[^/]*/i, "").split(/[?#]/, 1)[0] ?? "";
  if (path.includes("//") || path.includes("\\")) return true;
  if (/%(00|2e|2f|5c|0a|0d)/i.test(path)) return true;
  try {
    const decoded = decodeURIComponent(path);
    return hasControlCharacter(decoded) || decoded.split("/").some((part) => part === "." || part === "..");
  } catch {
    return true;
  }
}

function hasControlCharacter(text: string): boolean {
  return [...text].some((character) => character < " " || character === "\u007f");
}

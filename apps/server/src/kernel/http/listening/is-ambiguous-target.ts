const MAX_TARGET_LENGTH = 8_192;

/**
 * Refuses, before routing, paths that two parsers could understand differently. None of our addresses contains double
 * slashes, backslashes, encoded dots or control characters.
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

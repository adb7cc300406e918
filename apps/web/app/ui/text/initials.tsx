import "./initials.css";

/**
 * Initials in a circle, for a person without a picture; hidden from screen readers, since the name stands beside it.
 */
export function Initials({ name }: { readonly name: string }) {
  return (
    <span className="ks-initials" aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  // Words that do not begin with a letter or a digit are skipped: "Anna <b>x</b>" gives A alone.
  const named = words.filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const known = named.length === 0 ? words : named;
  return [known[0], known.length > 1 ? known.at(-1) : undefined]
    .map((word) => [...(word ?? "")][0] ?? "")
    .join("")
    .toUpperCase();
}

import "./initials.css";

/** A person without a picture: first letters in a circle, for the eye alone, since the name stands beside it. */
export function Initials({ name }: { readonly name: string }) {
  return (
    <span className="ks-initials" aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  // Signs are no initials: of "Anna <b>x</b>" it is the A alone.
  const named = words.filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const known = named.length === 0 ? words : named;
  return [known[0], known.length > 1 ? known.at(-1) : undefined]
    .map((word) => [...(word ?? "")][0] ?? "")
    .join("")
    .toUpperCase();
}

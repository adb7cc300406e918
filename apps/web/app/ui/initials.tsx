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
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? "")][0] ?? "")
    .join("")
    .toUpperCase();
}

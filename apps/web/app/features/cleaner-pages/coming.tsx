import { Fragment } from "react";

const PLACE = "{{coming}}";

/** A text with a label wherever it speaks of what is not built yet; the place is marked in the text itself. */
export function Coming({ text, label }: { readonly text: string; readonly label: string }) {
  const [first = "", ...rest] = text.split(PLACE);
  return (
    <>
      {first}
      {rest.map((part, index) => (
        <Fragment key={index}>
          <span className="pill pill-soon">{label}</span>
          {part}
        </Fragment>
      ))}
    </>
  );
}

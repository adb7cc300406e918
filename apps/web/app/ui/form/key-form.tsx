import type { ComponentProps } from "react";

/** A form that Ctrl or Cmd with Enter or S submits from any of its fields. Its problems are said by itself, not by the browser. */
export function KeyForm(props: Omit<ComponentProps<"form">, "onKeyDown" | "noValidate">) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys go to the fields, and rise to their form
    <form
      {...props}
      noValidate
      onKeyDown={(event) => {
        if (!(event.ctrlKey || event.metaKey)) return;
        if (event.key !== "Enter" && event.key.toLowerCase() !== "s") return;
        event.preventDefault();
        event.currentTarget.requestSubmit();
      }}
    />
  );
}

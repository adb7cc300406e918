import type { ComponentProps, SyntheticEvent } from "react";

/**
 * A form that Ctrl or Cmd with Enter or S submits from any of its fields. Its problems are said by itself, not by the browser.
 * What happens in a dialog that was opened from inside it rises to it through React, and is none of its own.
 */
export function KeyForm({ onSubmit, ...props }: Omit<ComponentProps<"form">, "onKeyDown" | "noValidate">) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys go to the fields, and rise to their form
    <form
      {...props}
      noValidate
      onSubmit={(event) => {
        if (isOwn(event)) onSubmit?.(event);
      }}
      onKeyDown={(event) => {
        if (!(event.ctrlKey || event.metaKey) || !isOwn(event)) return;
        if (event.key !== "Enter" && event.key.toLowerCase() !== "s") return;
        event.preventDefault();
        event.currentTarget.requestSubmit();
      }}
    />
  );
}

function isOwn({ currentTarget, target }: SyntheticEvent): boolean {
  return target instanceof Node && currentTarget.contains(target);
}

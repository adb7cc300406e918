import type { ComponentProps, SyntheticEvent } from "react";

/**
 * A form that Ctrl or Cmd with Enter or S submits from any of its fields. Its problems are said by itself, not by the browser.
 * What happens in a dialog that was opened from inside it rises to it through React, and is none of its own. What was typed into
 * a picker and not chosen is never left out in unsubscribe: the form is not sent.
 */
export function KeyForm({ onSubmit, ...props }: Omit<ComponentProps<"form">, "onKeyDown" | "noValidate">) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys go to the fields, and rise to their form
    <form
      {...props}
      noValidate
      onSubmit={(event) => {
        if (!isOwn(event)) return;
        if (leadsToInput(event.currentTarget)) event.preventDefault();
        else onSubmit?.(event);
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

/** Whether a picker holds a text that chooses nothing: it is led to, and says so once it was left. */
function leadsToInput(form: HTMLFormElement): boolean {
  const input = form.querySelector<HTMLElement>("[data-not-chosen]");
  input?.blur();
  input?.focus();
  return input !== null;
}

function isOwn({ currentTarget, target }: SyntheticEvent): boolean {
  return target instanceof Node && currentTarget.contains(target);
}

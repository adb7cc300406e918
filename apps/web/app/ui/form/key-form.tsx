import type { ComponentProps, SyntheticEvent } from "react";

/**
 * A form that Ctrl or Cmd with Enter or S submits from any of its fields. It shows its own problems, not the browser's.
 * Events of a dialog opened from inside it bubble to it through React, and it ignores them. Text that was typed into a
 * picker without a choice is never dropped silently: the form is not sent.
 */
export function KeyForm({ onSubmit, ...props }: Omit<ComponentProps<"form">, "onKeyDown" | "noValidate">) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- key events bubble from the fields to their form
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

/** Whether a picker holds text that is not a choice: focuses it, after a blur that makes it show its error. */
function leadsToInput(form: HTMLFormElement): boolean {
  const input = form.querySelector<HTMLElement>("[data-not-chosen]");
  input?.blur();
  input?.focus();
  return input !== null;
}

function isOwn({ currentTarget, target }: SyntheticEvent): boolean {
  return target instanceof Node && currentTarget.contains(target);
}

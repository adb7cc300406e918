const typed: string[] = [];

/** For a field that is on its way: letters typed meanwhile are kept for it, whatever has the focus. */
export function keepKeys(): () => void {
  document.addEventListener("keydown", onKeyDown, true);
  return takeKeys;
}

/** For the field once it has the focus: what was typed before. */
export function takeKeys(): string {
  document.removeEventListener("keydown", onKeyDown, true);
  return typed.splice(0).join("");
}

function onKeyDown(event: KeyboardEvent): void {
  // A dialog that says why the field cannot come has keys of its own.
  if (
    event.key.length > 1 ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    document.activeElement?.closest("dialog, [role=dialog]")
  )
    return;
  event.preventDefault();
  event.stopPropagation();
  typed.push(event.key);
}

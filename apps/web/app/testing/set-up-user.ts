import userEvent, { type UserEvent } from "@testing-library/user-event";

/** Hands that press one key right after the other: nothing that is typed waits for a timer. */
export function setUpUser(): UserEvent {
  return userEvent.setup({ delay: null });
}

/** Enters a text at once, as from the clipboard: where each of its letters says nothing, a form need not be drawn for each. */
export async function enter(user: UserEvent, field: Element, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}

import userEvent, { type UserEvent } from "@testing-library/user-event";

/** A user who types without delay, so that no key waits for a timer. */
export function setUpUser(): UserEvent {
  return userEvent.setup({ delay: null });
}

/** Pastes a text at once: where single keys do not matter, the form need not render for each. */
export async function enter(user: UserEvent, field: Element, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}

import userEvent, { type UserEvent } from "@testing-library/user-event";

/** A user who types without delay, so that no keystroke waits for a timer. */
export function setUpUser(): UserEvent {
  return userEvent.setup({ delay: null });
}

/** Pastes a text at once, so that the form need not render for each keystroke where that does not matter. */
export async function enter(user: UserEvent, field: Element, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}

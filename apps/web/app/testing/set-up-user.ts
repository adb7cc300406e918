import userEvent, { type UserEvent } from "@testing-library/user-event";

/** Hands that press one key right after the other: nothing that is typed waits for a timer. */
export function setUpUser(): UserEvent {
  return userEvent.setup({ delay: null });
}

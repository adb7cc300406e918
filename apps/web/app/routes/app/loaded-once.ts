/** The data of a screen's loader stay valid: another search or record does not run it again. */
export function loadedOnce(): boolean {
  return false;
}

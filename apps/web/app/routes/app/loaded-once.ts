/** What a screen's loader brings stays: another search or another record asks for nothing anew. */
export function loadedOnce(): boolean {
  return false;
}

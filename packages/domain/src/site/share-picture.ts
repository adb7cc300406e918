const FOLDER = "/share";

/**
 * The path of the picture that other sites show for a link to a public page: `/share/de/tariffs.png` of `/de/tariffs`.
 */
export function sharePicturePath(page: string): string {
  return `${FOLDER}${page}.png`;
}

/** The page of such an address; null for any other. */
export function sharedPage(address: string): string | null {
  return /^\/share((?:\/[a-z0-9-]+){1,2})[.]png$/.exec(address)?.[1] ?? null;
}

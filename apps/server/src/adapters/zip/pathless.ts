/** A file name without path parts, so that unpacking it cannot write outside the folder. */
export function pathless(name: string): string {
  const plainName = name.replaceAll(/[/\\:*?"<>|\p{Cc}]/gu, "_").replace(/^\.+/, "_");
  return plainName === "" ? "_" : plainName;
}

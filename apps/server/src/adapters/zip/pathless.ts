/** A name is a name: unpacked anywhere, it leads nowhere else. */
export function pathless(name: string): string {
  const plainName = name.replaceAll(/[/\\:*?"<>|\p{Cc}]/gu, "_").replace(/^\.+/, "_");
  return plainName === "" ? "_" : plainName;
}

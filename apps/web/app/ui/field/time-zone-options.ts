/** Every zone the browser knows, with the one that is stored: browsers list no `UTC`, which a server may have. */
export function timeZoneOptions(stored: string): readonly string[] {
  const known = Intl.supportedValuesOf("timeZone");
  return known.includes(stored) || stored === "" ? known : [stored, ...known];
}

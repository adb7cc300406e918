/** All zones of the browser, plus the stored one: browsers do not list `UTC`, which a server may have stored. */
export function timeZoneOptions(stored: string): readonly string[] {
  const known = Intl.supportedValuesOf("timeZone");
  return known.includes(stored) || stored === "" ? known : [stored, ...known];
}

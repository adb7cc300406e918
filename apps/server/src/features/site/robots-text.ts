/** The rules for crawlers: they may read the public pages, or nothing on a private installation. */
export function robotsText(baseUrl: string, publicSite: boolean): string {
  const lines = publicSite
    ? ["User-agent: *", "Disallow: /api/", "", `Sitemap: ${baseUrl}/sitemap.xml`]
    : ["User-agent: *", "Disallow: /"];
  return `${lines.join("\n")}\n`;
}

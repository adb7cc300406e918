import type { Feature } from "#kernel/registry/feature.ts";
import { publishPagesJob } from "./publishing/publish-pages-job.ts";
import { purgeRevisionsJob } from "./revisions/purge-revisions-job.ts";
import { seoRouter } from "./seo-router.ts";
import { seoNumbers } from "./seo-numbers.ts";

export { publishedAddresses, recordImpressions, seoVisit, type SeoVisit } from "./seo-visit.ts";
export { seedStarterPages } from "./starter-pages/seed-starter-pages.ts";

export const seo: Feature = {
  name: "seo",
  numbers: seoNumbers,
  router: { seo: seoRouter },
  jobs: (deps) => [publishPagesJob(deps), purgeRevisionsJob(deps)],
  globalTables: [
    { name: "seo_pages", grants: [], archived: true },
    { name: "seo_page_revision", grants: [], archived: true },
  ],
};

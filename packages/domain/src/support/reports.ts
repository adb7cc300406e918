export const reportTypes = ["bug", "support"] as const;
export type ReportType = (typeof reportTypes)[number];

/** In code points. */
export const REPORT_LIMIT = 5000;
/** The URL of the page that a report is about, and the browser's user agent. */
export const REPORT_PAGE_LIMIT = 2000;
export const USER_AGENT_LIMIT = 1000;

/** Most stored reports, since anyone can write them, of up to 5,000 characters: about 100 MB. */
export const MOST_REPORTS = 10_000;

export const reportTypes = ["bug", "support"] as const;
export type ReportType = (typeof reportTypes)[number];

/** In code points. */
export const REPORT_LIMIT = 5000;
/** The address of the page that a report is about, and the browser's name for itself. */
export const REPORT_PAGE_LIMIT = 2000;
export const USER_AGENT_LIMIT = 1000;

/** Strangers write reports, of up to 5,000 characters, so there is an end: about 100 MB of them. */
export const MOST_REPORTS = 10_000;

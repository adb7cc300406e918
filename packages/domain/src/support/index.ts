export { MOST_REPORTS, REPORT_LIMIT, REPORT_PAGE_LIMIT, reportTypes, USER_AGENT_LIMIT } from "./reports.ts";
export type { ReportType } from "./reports.ts";

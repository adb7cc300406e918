export { estimateRoi, HOURLY_RATE_EUR, roiSliders } from "./roi.ts";
export type { RoiEstimate } from "./roi.ts";

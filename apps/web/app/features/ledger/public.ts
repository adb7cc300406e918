export { PeriodSwitch, useShownPeriod } from "./period-switch.tsx";

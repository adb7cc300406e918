import type { BankLayout } from "./bank-layout.ts";
import { austria } from "./layouts/austria.ts";
import { belgium } from "./layouts/belgium.ts";
import { czechia } from "./layouts/czechia.ts";
import { denmark } from "./layouts/denmark.ts";
import { france } from "./layouts/france.ts";
import { germany } from "./layouts/germany.ts";
import { ireland } from "./layouts/ireland.ts";
import { italy } from "./layouts/italy.ts";
import { netherlands } from "./layouts/netherlands.ts";
import { poland } from "./layouts/poland.ts";
import { spain } from "./layouts/spain.ts";
import { sweden } from "./layouts/sweden.ts";
import { switzerland } from "./layouts/switzerland.ts";
import { unitedKingdom } from "./layouts/united-kingdom.ts";
import { unitedStates } from "./layouts/united-states.ts";

/** The file layouts of banks in fifteen countries, as the banks document or show them in public. */
export const layoutsByCountry: readonly BankLayout[] = [
  ...germany,
  ...austria,
  ...switzerland,
  ...france,
  ...spain,
  ...italy,
  ...netherlands,
  ...belgium,
  ...unitedKingdom,
  ...ireland,
  ...poland,
  ...czechia,
  ...denmark,
  ...sweden,
  ...unitedStates,
];

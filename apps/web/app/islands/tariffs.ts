import "./public.ts";
import type { TariffsMessages } from "../features/tariffs/other-refusals.ts";
import { moveByArrows } from "./tariffs/move-by-arrows.ts";
import { captureLeads } from "./tariffs/tariffs-lead.ts";
import { choosePlans } from "./tariffs/choose-plans.ts";
import { fitPlans } from "./tariffs/fit-plans.ts";

// The server's renderer writes this element from the same type (tariffs-page.tsx).
const words: TariffsMessages = JSON.parse(document.getElementById("tariffs-words")?.textContent ?? "{}");

fitPlans(document);
moveByArrows(document);
if (words.mine === null) captureLeads(document, words);
else choosePlans(document, words, words.mine);

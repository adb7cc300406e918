import "./public.ts";
import type { TariffsMessages } from "../features/tariffs/tariffs-messages.ts";
import { moveByArrows } from "./tariffs/tariffs-arrows.ts";
import { captureLeads } from "./tariffs/tariffs-lead.ts";
import { choosePlans } from "./tariffs/tariffs-choice.ts";
import { fitPlans } from "./tariffs/tariffs-fit.ts";

// The server's renderer writes this element from the same type (tariffs-page.tsx).
const words: TariffsMessages = JSON.parse(document.getElementById("tariffs-words")?.textContent ?? "{}");

fitPlans(document);
moveByArrows(document);
if (words.mine === null) captureLeads(document, words);
else choosePlans(document, words, words.mine);

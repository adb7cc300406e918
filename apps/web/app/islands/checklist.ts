import "./public.ts";
import { keepTicks } from "./checklist-ticks.ts";

document.querySelector("[data-print]")?.addEventListener("click", () => print());
keepTicks(document, () => localStorage, new Date().toDateString());

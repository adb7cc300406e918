import "./public.ts";
import { keepTicks } from "./keep-ticks.ts";

document.querySelector("[data-print]")?.addEventListener("click", () => print());
keepTicks(document, () => localStorage, new Date().toDateString());

import { keepTicks } from "./checklist-ticks.ts";

document.documentElement.classList.add("js");
document.querySelector("[data-print]")?.addEventListener("click", () => print());
keepTicks(document, () => localStorage, new Date().toDateString());

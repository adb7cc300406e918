import { publicTools } from "@keystead/domain/tools";

import { toolFigures } from "../../features/seo/tools/tool-figures.ts";
import { languageOf } from "../../lib/language/languages.ts";

/** Updates the result while somebody types; the calculation is the domain's, and the words are in the page. */
export function runTool(root: Document): void {
  const form = root.querySelector<HTMLFormElement>("form[data-tool]");
  const lines = root.querySelector<HTMLElement>(".tool-answer dl");
  const problem = root.querySelector<HTMLElement>(".tool-answer p");
  const tool = publicTools.find((one) => one === form?.dataset["tool"]);
  const language = languageOf(root.documentElement.lang);
  if (form === null || lines === null || problem === null || tool === undefined || language === null) return;
  const answer = (): void => {
    const fields = Object.fromEntries(
      [...form.querySelectorAll("input")].map(({ name, value }) => [name, value]),
    );
    const figures = toolFigures(tool, fields, language);
    lines.hidden = figures === null;
    problem.hidden = figures !== null;
    for (const [at, cell] of lines.querySelectorAll("dd").entries()) cell.textContent = figures?.[at] ?? "";
  };
  form.addEventListener("input", answer);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    answer();
  });
  // The browser may have restored earlier input.
  answer();
}

import { publicTools } from "@keystead/domain/tools";

import { toolFigures } from "../../features/seo/tools/tool-figures.ts";
import { languageOf } from "../../lib/language/languages.ts";

/** Answers while somebody types; the sum is the domain's own, and the words are those that the server has drawn. */
export function runTool(root: Document): void {
  const form = root.querySelector<HTMLFormElement>("form[data-tool]");
  const lines = root.querySelector<HTMLElement>(".tool-answer dl");
  const problem = root.querySelector<HTMLElement>(".tool-answer p");
  const tool = publicTools.find((one) => one === form?.dataset["tool"]);
  const language = languageOf(root.documentElement.lang);
  if (form === null || lines === null || problem === null || tool === undefined || language === null) return;
  const answer = (): void => {
    const typed = Object.fromEntries(
      [...form.querySelectorAll("input")].map(({ name, value }) => [name, value]),
    );
    const figures = toolFigures(tool, typed, language);
    lines.hidden = figures === null;
    problem.hidden = figures !== null;
    for (const [at, cell] of lines.querySelectorAll("dd").entries()) cell.textContent = figures?.[at] ?? "";
  };
  form.addEventListener("input", answer);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    answer();
  });
  // A browser may have brought back what was typed before.
  answer();
}

import type { TariffsMessages } from "../../features/tariffs/other-refusals.ts";
import { sendJson } from "../form/send-json.ts";
import { failureText } from "./tariffs-lead.ts";
import { showAnswer } from "../page/show-answer.ts";
import { whileBusy } from "../form/while-busy.ts";

type Mine = NonNullable<TariffsMessages["mine"]>;

/**
 * For a user with a plan: choosing the current plan only says that it is the current one, and choosing a smaller one
 * first shows what it gives up.
 */
export function choosePlans(root: Document, words: TariffsMessages, mine: Mine): void {
  let current = mine.plan;
  const take = async (button: HTMLButtonElement, plan: string): Promise<void> => {
    const isChanged = await whileBusy(button, () => change(plan, words));
    if (isChanged !== true) return;
    current = plan;
    markCurrent(root, plan, words);
  };
  for (const button of root.querySelectorAll<HTMLButtonElement>("[data-choose]")) {
    button.addEventListener("click", () => {
      const plan = button.dataset["choose"] ?? "";
      if (plan === current) {
        showAnswer(words.messages.current, "info", words.close);
        return;
      }
      const losses = words.losses[current]?.[plan] ?? [];
      if (losses.length === 0) void take(button, plan);
      else askFirst(root, { words, plan, current, losses, take });
    });
  }
}

/** True if the server has changed the plan; a refusal shows a toast and the card stays as it was. */
async function change(plan: string, words: TariffsMessages): Promise<boolean> {
  const { messages, close } = words;
  const answer = await sendJson("PUT", "/api/v1/subscription", { plan });
  // The user's region changed while the page was open: there is nothing left to choose here.
  if (!answer.ok && answer.code === "REGION_BLOCKED") window.location.assign("/region-blocked");
  else if (!answer.ok) showAnswer(failureText(answer.code, words), "neg", close);
  else if (answer.body["changed"] === true)
    showAnswer(messages.updated.replace("{{plan}}", words.plans[plan]?.name ?? ""), "pos", close);
  else showAnswer(messages.current, "info", close);
  return answer.ok;
}

type Question = {
  readonly words: TariffsMessages;
  readonly plan: string;
  readonly current: string;
  readonly losses: readonly string[];
  readonly take: (button: HTMLButtonElement, plan: string) => Promise<void>;
};

function askFirst(root: Document, { words, plan, current, losses, take }: Question): void {
  const dialog = root.querySelector<HTMLDialogElement>("#down");
  const confirm = dialog?.querySelector<HTMLButtonElement>("[data-confirm]") ?? null;
  const keep = dialog?.querySelector<HTMLButtonElement>("[data-keep]") ?? null;
  if (dialog === null || confirm === null || keep === null) return;
  const { down, plans } = words;
  const name = plans[plan]?.name ?? "";
  dialog.querySelector("h2")?.replaceChildren(down.heading.replace("{{plan}}", name));
  dialog.querySelector("[data-lead-in]")?.replaceChildren(down.lead.replace("{{plan}}", name));
  dialog.querySelector("[data-losses]")?.replaceChildren(
    ...losses.map((line) => {
      const item = root.createElement("li");
      item.textContent = line;
      return item;
    }),
  );
  confirm.textContent = down.confirm.replace("{{plan}}", name);
  keep.textContent = down.keep.replace("{{plan}}", plans[current]?.name ?? "");
  keep.onclick = () => dialog.close();
  confirm.onclick = () => {
    dialog.close();
    void take(confirm, plan);
  };
  dialog.showModal();
}

function markCurrent(root: Document, plan: string, words: TariffsMessages): void {
  for (const card of root.querySelectorAll<HTMLElement>("[data-card]")) {
    const name = card.dataset["card"] ?? "";
    const badge = card.querySelector<HTMLElement>("[data-current]");
    const button = card.querySelector<HTMLButtonElement>("[data-choose]");
    if (badge !== null) badge.hidden = name !== plan;
    if (button === null) continue;
    button.ariaDisabled = name === plan ? "true" : null;
    button.textContent = name === plan ? words.currentBadge : (words.plans[name]?.choose ?? "");
  }
}

import { reportedProblems, TASK_DESCRIPTION_LIMIT } from "@keystead/domain/tasks";
import type { ReportedProblem } from "@keystead/domain/tasks";

import type { JobText } from "../../features/cleaner-pages/job/job-text.server.ts";
import { el } from "./job-elements.ts";

export type FoundProblem = {
  readonly kind: ReportedProblem;
  readonly words: string;
  readonly file: File | null;
};

export type ProblemDialog = {
  /** Must be called from a press, or the browser does not open the camera. Without a photo the report stays open. */
  readonly openCamera: () => void;
};

type DialogOf = { readonly root: Document; readonly text: JobText };

/** Opens the report of a problem; closing it without sending discards the input. */
export function problemDialog(
  { root, text }: DialogOf,
  send: (found: FoundProblem) => Promise<void>,
): ProblemDialog {
  const { report } = text;
  const choices = reportedProblems.map((kind, at) => {
    const box = input("radio");
    box.name = "kind";
    box.value = kind;
    box.checked = at === 0;
    return { kind, box, label: el("label", {}, [box, el("span", {}, [report.kind[kind]])]) };
  });
  const words = root.createElement("textarea");
  words.rows = 4;
  words.maxLength = TASK_DESCRIPTION_LIMIT;
  const problem = el("p", { className: "job-frame-report-empty" }, []);
  problem.role = "alert";
  const camera = input("file");
  camera.accept = "image/*";
  camera.setAttribute("capture", "environment");
  const name = el("span", {}, [text.photo]);
  // After the photo, only the description is left to enter.
  camera.addEventListener("change", () => words.focus());
  camera.addEventListener("change", () => name.replaceChildren(camera.files?.[0]?.name ?? text.photo));
  const title = el("h2", {}, [text.problem]);
  title.id = "job-frame-report-title";
  const sending = el("button", { className: "btn" }, [report.send]);
  const cancel = el("button", { className: "btn btn-quiet" }, [report.cancel]);
  cancel.setAttribute("type", "button");
  const form = el("form", {}, [
    title,
    el("fieldset", {}, [el("legend", {}, [report.what]), ...choices.map(({ label }) => label)]),
    el("label", { className: "job-frame-report-words" }, [el("span", {}, [report.words]), words]),
    problem,
    el("label", { className: "btn btn-quiet job-frame-report-photo" }, [camera, name]),
    el("div", { className: "job-frame-more" }, [cancel, sending]),
  ]);
  const dialog = root.createElement("dialog");
  dialog.className = "job-frame-report";
  dialog.setAttribute("aria-labelledby", title.id);
  dialog.append(form);
  cancel.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const description = words.value.trim();
    if (description === "") {
      problem.replaceChildren(report.empty);
      return words.focus();
    }
    const kind = choices.find(({ box }) => box.checked)?.kind ?? "damage";
    dialog.close();
    void send({ kind, words: description, file: camera.files?.[0] ?? null });
  });
  root.body.append(dialog);
  dialog.showModal();
  return { openCamera: () => camera.click() };
}

function input(type: "radio" | "file"): HTMLInputElement {
  const made = document.createElement("input");
  made.type = type;
  return made;
}

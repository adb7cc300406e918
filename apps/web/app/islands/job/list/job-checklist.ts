import type { LinkTurnover } from "@keystead/contract/turnovers";

import type { JobText } from "../../../features/cleaner-pages/job/job-text.server.ts";
import { el } from "../job-elements.ts";
import { filledIn } from "../job-messages.ts";

type ChecklistOf = {
  readonly text: JobText;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onTick: (itemId: string, ticked: boolean) => void;
  readonly photosHere: (itemId: string) => number;
  readonly onMore: (more: "photo", itemId: string) => unknown;
};

/** The checklist of a job, by room; tapping anywhere on an item's text ticks it. */
export function jobChecklist(
  { id, checklist: { rooms, ticked, pictured } }: LinkTurnover,
  { text, isOpen, onOpen, onTick, photosHere, onMore }: ChecklistOf,
): HTMLElement | null {
  const count = rooms.flatMap(({ items }) => items).length;
  if (count === 0) return null;
  const done = new Set(ticked);
  const progress = document.createElement("progress");
  progress.max = count;
  progress.value = done.size;
  progress.ariaLabel = text.checklist;
  const list = el("details", { className: "job-frame-list-of" }, [
    el("summary", {}, [
      el("strong", {}, [text.checklist]),
      el("span", {}, [filledIn(text.counted, { done: done.size, count })]),
    ]),
    progress,
    ...rooms.map((room) =>
      el("fieldset", {}, [
        el("legend", {}, [
          el("span", {}, [room.name ?? standardWord(text.standard.rooms, room.id)]),
          el("span", {}, [`${room.items.filter((item) => done.has(item.id)).length}/${room.items.length}`]),
        ]),
        ...room.items.map((item) => {
          const box = document.createElement("input");
          box.type = "checkbox";
          box.checked = done.has(item.id);
          box.dataset["key"] = `${id} ${item.id}`;
          box.addEventListener("change", () => onTick(item.id, box.checked));
          const words = item.text ?? standardWord(text.standard.items, item.id);
          const photos = pictured.filter(({ itemId }) => itemId === item.id).length + photosHere(item.id);
          const camera = el("button", { className: "job-frame-camera", type: "button" }, []);
          if (photos > 0) camera.dataset["photos"] = String(photos);
          camera.ariaLabel = `${text.photo}${photos === 0 ? "" : ` (${photos})`}: ${words}`;
          camera.dataset["key"] = `${id} ${item.id} photo`;
          camera.addEventListener("click", () => onMore("photo", item.id));
          return el("div", { className: "job-frame-line" }, [
            el("label", {}, [box, el("span", {}, [words])]),
            camera,
          ]);
        }),
      ]),
    ),
  ]);
  if (list instanceof HTMLDetailsElement) {
    list.open = isOpen;
    list.addEventListener("toggle", () => onOpen(list.open));
  }
  return list;
}

function standardWord(words: Readonly<Record<string, string>>, id: string): string {
  return words[id] ?? id;
}

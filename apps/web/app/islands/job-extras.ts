import type { LinkTurnover } from "@keystead/contract/turnovers";

import { jobPhotos } from "./job/photos/job-photos.ts";
import { type ProblemDialog, problemDialog } from "./job/problem-dialog.ts";
import { shrunk } from "./job/photos/shrunk.ts";
import { showToast } from "./page/show-toast.ts";
import type { ExtrasOf, JobExtras } from "./job/job-extras-of.ts";
import type { JobText } from "../features/cleaner-pages/job/job-text.server.ts";
import type { PhotoSubject } from "./job/photos/photo-shelf.ts";
import type { PhotoAnswer } from "./job/photos/send-photo.ts";

export { keepShell } from "./job/keep-shell.ts";

/** Photos and problem reports of a job: the part of the cleaner's page that loads later. */
export async function jobExtras({ root, text, press, changed, newId }: ExtrasOf): Promise<JobExtras> {
  const photos = await jobPhotos({
    onLost: (answer) => showToast(lostMessages(text, answer), "neg", text.close),
  });
  const camera = root.createElement("input");
  camera.type = "file";
  camera.accept = "image/*";
  camera.setAttribute("capture", "environment");
  camera.hidden = true;
  camera.ariaLabel = text.photo;
  let of = { jobId: "", itemId: null as string | null };
  camera.addEventListener("change", () => void take());
  root.body.append(camera);

  async function take(): Promise<void> {
    const [file] = camera.files ?? [];
    if (file === undefined) return;
    await keep({ ...of, problemId: null }, file);
    camera.value = "";
    showToast(text.photoKept, "pos", text.close);
  }

  /** Stores the photo on the phone before anything else is shown or sent. */
  async function keep(subject: PhotoSubject, file: Blob): Promise<void> {
    const picture = await shrunk(file);
    await photos.add({ id: newId(), ...subject, bytes: await picture.arrayBuffer() });
    changed();
  }

  function report(job: LinkTurnover): ProblemDialog {
    return problemDialog({ root, text }, async ({ kind, words, file }) => {
      const id = newId();
      if (file !== null) await keep({ jobId: job.id, itemId: null, problemId: id }, file);
      press(job, "problem", { problem: { id, kind, text: words } });
      showToast(text.report.sent, "pos", text.close);
    });
  }

  return {
    photo(job, itemId) {
      of = { jobId: job.id, itemId };
      camera.click();
    },
    problem(job) {
      report(job);
    },
    problemPhoto(job) {
      report(job).openCamera();
    },
    flush: photos.flush,
    waiting: photos.waiting,
    isFull: photos.isFull,
  };
}

/** Why a photo was discarded: the reason for the picture, else the server's error code. */
function lostMessages({ photoLost }: JobText, { code, reason }: PhotoAnswer): string {
  const known: Readonly<Record<string, string>> = photoLost;
  return known[reason] ?? known[code] ?? photoLost.other;
}

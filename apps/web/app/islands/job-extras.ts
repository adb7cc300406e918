import { jobPhotos } from "./job-photos.ts";
import { problemDialog } from "./problem-dialog.ts";
import { shrunk } from "./shrunk.ts";
import { toast } from "./toast.ts";
import type { ExtrasOf, JobExtras } from "./job-extras-of.ts";

/** Photos of a job and what has to be looked at: the part of a cleaner's page that is loaded late. */
export async function jobExtras({ root, text, press, changed, newId }: ExtrasOf): Promise<JobExtras> {
  const photos = await jobPhotos({ onLost: () => toast(text.photoLost, "neg", text.close) });
  const camera = root.createElement("input");
  camera.type = "file";
  camera.accept = "image/*";
  camera.setAttribute("capture", "environment");
  camera.hidden = true;
  camera.ariaLabel = text.photo;
  let jobId = "";
  camera.addEventListener("change", () => void take());
  root.body.append(camera);

  async function take(): Promise<void> {
    const [file] = camera.files ?? [];
    if (file === undefined) return;
    await keep(jobId, null, file);
    camera.value = "";
    toast(text.photoKept, "pos", text.close);
  }

  /** Written down before anything is said of it. */
  async function keep(of: string, problemId: string | null, file: Blob): Promise<void> {
    const picture = await shrunk(file);
    await photos.add({ id: newId(), jobId: of, problemId, bytes: await picture.arrayBuffer() });
    changed();
  }

  return {
    photo(job) {
      jobId = job.id;
      camera.click();
    },
    problem(job) {
      problemDialog({ root, text }, async ({ kind, words, file }) => {
        const id = newId();
        if (file !== null) await keep(job.id, id, file);
        press(job, "problem", { problem: { id, kind, text: words } });
        toast(text.report.sent, "pos", text.close);
      });
    },
    flush: photos.flush,
    waiting: photos.waiting,
    isFull: photos.isFull,
  };
}

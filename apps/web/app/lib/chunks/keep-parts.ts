import { keepOfflinePage } from "./keep-offline-page.ts";
import { haveAllParts, missingParts } from "./parts.ts";

/** Few enough not to slow down the user's own requests. */
const AT_ONCE = 3;

/**
 * Downloads the parts that are missing, so that neither a lost connection nor a new version takes a screen away from an
 * open tab. Returns whether all are there; missing ones are tried again the next time.
 */
export async function keepParts(): Promise<boolean> {
  const missing = await missingParts();
  if (missing === null) return false;
  if (missing.length === 0) return true;
  const left = [...missing];
  const work = async (): Promise<boolean> => {
    for (let file = left.pop(); file !== undefined; file = left.pop()) if (!(await keep(file))) return false;
    return true;
  };
  const done = await Promise.all(Array.from({ length: AT_ONCE }, work));
  if (!done.every(Boolean)) return false;
  haveAllParts();
  await keepOfflinePage();
  return true;
}

/**
 * First fetches the bytes: some browsers never retry a module whose download failed, so the module is requested only
 * once its bytes are there.
 */
async function keep(file: string): Promise<boolean> {
  try {
    const answer = await fetch(file, { priority: "low" });
    if (!answer.ok) return false;
    await answer.arrayBuffer();
  } catch {
    return false;
  }
  return file.endsWith(".js") ? preload(file) : true;
}

function preload(file: string): Promise<boolean> {
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.href = file;
  return new Promise((resolve) => {
    link.addEventListener("load", () => {
      resolve(true);
    });
    link.addEventListener("error", () => {
      link.remove();
      resolve(false);
    });
    document.head.append(link);
  });
}

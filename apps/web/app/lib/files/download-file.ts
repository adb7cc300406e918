import { chosenWorkspace } from "../workspace-choice.ts";

/** Carries the server's refusal in the shape that `refusalOf` reads. */
class FileRefused extends Error {
  override readonly name = "FileRefused";
  readonly code: unknown;
  readonly data: unknown;
  constructor(answer: unknown) {
    super("a file was refused");
    const refused: { readonly code?: unknown; readonly data?: unknown } =
      typeof answer === "object" && answer !== null ? answer : {};
    this.code = refused.code;
    this.data = refused.data;
  }
}

const LASTS_MS = 60_000;

type Watching = {
  /** Called with the number of bytes received so far. */
  readonly onBytes?: (bytes: number) => void;
  /** Cancels the download: nothing is saved, and the server stops generating the file. */
  readonly signal?: AbortSignal;
};

/** Downloads a file from a POST request and saves it like a link would; returns its name. */
export async function downloadFile(
  address: string,
  order: unknown,
  { onBytes, signal }: Watching = {},
): Promise<string> {
  const workspace = chosenWorkspace();
  const answer = await fetch(address, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(workspace === null ? {} : { "x-workspace-id": workspace }),
    },
    body: JSON.stringify(order),
    ...(signal === undefined ? {} : { signal }),
  });
  if (!answer.ok) throw new FileRefused(await answer.json().catch(() => null));
  const name = nameIn(answer.headers.get("content-disposition"));
  saveFile(await new Response(watched(answer.body, onBytes), { headers: answer.headers }).blob(), name);
  return name;
}

function watched(
  body: ReadableStream<Uint8Array<ArrayBuffer>> | null,
  onBytes: Watching["onBytes"],
): ReadableStream<Uint8Array<ArrayBuffer>> | null {
  if (body === null || onBytes === undefined) return body;
  let bytes = 0;
  return body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, onwards) {
        bytes += chunk.length;
        onBytes(bytes);
        onwards.enqueue(chunk);
      },
    }),
  );
}

/** Saves bytes as a link to a file would. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the URL only after the click has been handled.
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, LASTS_MS);
}

/** RFC 6266, in the form our server writes. */
function nameIn(disposition: string | null): string {
  const [, name] = /filename\*=UTF-8''([^;]+)/.exec(disposition ?? "") ?? [];
  return name === undefined ? "keystead" : decodeURIComponent(name);
}

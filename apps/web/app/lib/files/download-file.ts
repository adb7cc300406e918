import { chosenWorkspace } from "../workspace-choice.ts";

/** Carries the server's refusal, as `refusalOf` reads it. */
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
  /** So many bytes have come. */
  readonly onBytes?: (bytes: number) => void;
  /** Ends it: nothing is saved, and the server stops making it. */
  readonly signal?: AbortSignal;
};

/** Has a file made by a POST and saves it as a link to it would; answers its name. */
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
  // Some browsers read it only after the press has been dealt with.
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, LASTS_MS);
}

/** RFC 6266, as our server writes it. */
function nameIn(disposition: string | null): string {
  const [, name] = /filename\*=UTF-8''([^;]+)/.exec(disposition ?? "") ?? [];
  return name === undefined ? "keystead" : decodeURIComponent(name);
}

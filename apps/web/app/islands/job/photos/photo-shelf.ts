const NAME = "keystead-job-photos";
const PHOTOS = "photos";

export type PhotoSubject = {
  readonly jobId: string;
  /** The id of the problem report that it belongs to. */
  readonly problemId: string | null;
  /** The checklist item that it shows. */
  readonly itemId: string | null;
};
export type StoredPhoto = PhotoSubject & { readonly id: string; readonly bytes: ArrayBuffer };
type Name = Omit<StoredPhoto, "bytes">;

/**
 * The store for photos on the phone, which are too large for `localStorage`. Without storage, such as in a private
 * window, photos last as long as the page is open.
 */
export async function photoShelf() {
  const memory = new Map<string, StoredPhoto>();
  const base = await opened().catch(() => null);
  const found: readonly StoredPhoto[] =
    base === null ? [] : await resultOf(base.transaction(PHOTOS).objectStore(PHOTOS).getAll());
  let names: readonly Name[] = found.map(({ bytes: _bytes, ...name }) => name);

  async function put(photo: StoredPhoto): Promise<void> {
    const { bytes: _bytes, ...name } = photo;
    try {
      if (base === null) throw new Error("nothing is kept here");
      await resultOf(base.transaction(PHOTOS, "readwrite").objectStore(PHOTOS).put(photo));
    } catch {
      memory.set(photo.id, photo);
    }
    names = [...names, name];
  }

  async function read(id: string): Promise<StoredPhoto | undefined> {
    if (base === null || memory.has(id)) return memory.get(id);
    return resultOf<StoredPhoto | undefined>(base.transaction(PHOTOS).objectStore(PHOTOS).get(id));
  }

  async function drop(id: string): Promise<void> {
    names = names.filter((one) => one.id !== id);
    if (!memory.delete(id) && base !== null)
      await resultOf(base.transaction(PHOTOS, "readwrite").objectStore(PHOTOS).delete(id));
  }

  return { put, read, drop, kept: () => names };
}

async function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.addEventListener("upgradeneeded", () =>
    request.result.createObjectStore(PHOTOS, { keyPath: "id" }),
  );
  return resultOf(request);
}

function resultOf<Of>(requested: IDBRequest<Of>): Promise<Of> {
  return new Promise((resolve, reject) => {
    requested.addEventListener("success", () => resolve(requested.result));
    requested.addEventListener("error", () =>
      reject(requested.error ?? new Error("a base that does not answer")),
    );
  });
}

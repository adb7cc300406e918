import { answerWith, type Sent } from "../wire.ts";

type StoredRecord<Record> = {
  /** What somebody else saves meanwhile. */
  readonly change: (fields: Partial<Record>) => void;
  readonly read: () => Record;
};

/** One record as the server keeps it: an update by fields is laid over it, a stale one refused with what is there. */
export function storedRecord<Record extends { readonly version: number }>(
  path: string,
  record: Record,
  options: {
    readonly answer?: (record: Record) => unknown;
    /** Before each update is judged. */
    readonly before?: (record: StoredRecord<Record>) => Response | undefined;
    /** For everything but updates of the record. */
    readonly elsewhere?: (requested: Sent) => Response | undefined;
  } = {},
): StoredRecord<Record> {
  const { answer = (one: Record) => one, before, elsewhere } = options;
  let current = record;
  const stored: StoredRecord<Record> = {
    change: (fields) => {
      current = { ...current, ...fields, version: current.version + 1 };
    },
    read: () => current,
  };
  answerWith((requested) => {
    if (requested.path !== path || requested.method !== "PUT")
      return elsewhere?.(requested) ?? new Promise<Response>(() => {});
    const refused = before?.(stored);
    if (refused !== undefined) return refused;
    const { version, ...fields } = Object(requested.body);
    if (version !== current.version) {
      const data = { version: current.version, current };
      return Response.json(
        { defined: true, code: "STALE", status: 409, message: "STALE", data },
        { status: 409 },
      );
    }
    stored.change(fields);
    return Response.json(answer(current));
  });
  return stored;
}

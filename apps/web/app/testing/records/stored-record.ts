import { answerWith, type Sent } from "../wire.ts";

type StoredRecord<Record> = {
  /** Saves a change as another person. */
  readonly change: (fields: Partial<Record>) => void;
  readonly read: () => Record;
};

/** Acts as the server for one record: an update changes its fields, a stale one is refused with the current record. */
export function storedRecord<Record extends { readonly version: number }>(
  path: string,
  record: Record,
  options: {
    readonly answer?: (record: Record) => unknown;
    /** Called before each update is checked; a response answers it instead. */
    readonly before?: (record: StoredRecord<Record>) => Response | undefined;
    /** Answers everything but updates of the record. */
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

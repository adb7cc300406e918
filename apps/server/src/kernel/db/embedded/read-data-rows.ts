import { protocol } from "@electric-sql/pglite";

type Message = Parameters<Parameters<protocol.Parser["parse"]>[1]>[0];

/** The first bytes of the messages that answer the execution of a statement. */
const DATA_ROW = 0x44;
const COMMAND_COMPLETE = 0x43;
/** After its first byte, a message begins with its length, which counts itself. */
const LENGTH = 1;
const BODY = 5;

/**
 * The answer to the execution of a statement, as PGlite's parser reads it, but with a byte order mark at the start of a
 * text, which that parser drops. It copies the bytes of each field and decodes the copy, which took an eighth of the
 * process's time; this reads rows from one buffer. An answer that contains anything but rows and their end is left to
 * the parser.
 *
 * @throws the database's error, as PGlite throws it.
 */
export function readDataRows(bytes: Buffer): Message[] {
  const answer: Message[] = [];
  for (let at = 0; at < bytes.length;) {
    const length = bytes.readUInt32BE(at + LENGTH);
    const end = at + LENGTH + length;
    if (bytes[at] === DATA_ROW)
      answer.push(new protocol.messages.DataRowMessage(length, fieldsAt(bytes, at + BODY)));
    else if (bytes[at] === COMMAND_COMPLETE) {
      // The text ends with a zero byte.
      const text = bytes.toString("utf8", at + BODY, end - 1);
      answer.push(new protocol.messages.CommandCompleteMessage(length, text));
    } else return parsed(bytes);
    at = end;
  }
  return answer;
}

function fieldsAt(bytes: Buffer, start: number): (string | null)[] {
  const fields: (string | null)[] = [];
  const count = bytes.readInt16BE(start);
  let at = start + 2;
  for (let field = 0; field < count; field += 1) {
    const length = bytes.readInt32BE(at);
    at += 4;
    if (length === -1) fields.push(null);
    else {
      fields.push(bytes.toString("utf8", at, at + length));
      at += length;
    }
  }
  return fields;
}

function parsed(bytes: Buffer): Message[] {
  const answer: Message[] = [];
  new protocol.Parser().parse(bytes, (message) => answer.push(message));
  const error = answer.find((message) => message instanceof protocol.messages.DatabaseError);
  if (error !== undefined) throw error;
  return answer;
}

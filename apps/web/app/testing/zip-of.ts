import { deflateRawSync } from "node:zlib";

type Part = { readonly name: string; readonly content: string | Uint8Array; readonly stored?: boolean };

/** A ZIP file of the given files, as an archiver writes it. */
export function zipOf(parts: readonly Part[]): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const locals: Uint8Array[] = [];
  const central: Uint8Array[] = [];
  let offset = 0;
  for (const { name, content, stored = false } of parts) {
    const bytes = typeof content === "string" ? encoder.encode(content) : content;
    const packed = stored ? bytes : Uint8Array.from(deflateRawSync(bytes));
    const title = encoder.encode(name);
    const facts = (length: number): DataView => new DataView(new ArrayBuffer(length));
    const local = facts(30);
    local.setUint32(0, 0x04_03_4b_50, true);
    local.setUint16(8, stored ? 0 : 8, true);
    local.setUint32(18, packed.length, true);
    local.setUint32(22, bytes.length, true);
    local.setUint16(26, title.length, true);
    const entry = facts(46);
    entry.setUint32(0, 0x02_01_4b_50, true);
    entry.setUint16(10, stored ? 0 : 8, true);
    entry.setUint32(20, packed.length, true);
    entry.setUint32(24, bytes.length, true);
    entry.setUint16(28, title.length, true);
    entry.setUint32(42, offset, true);
    locals.push(new Uint8Array(local.buffer), title, packed);
    central.push(new Uint8Array(entry.buffer), title);
    offset += 30 + title.length + packed.length;
  }
  const end = new DataView(new ArrayBuffer(22));
  end.setUint32(0, 0x06_05_4b_50, true);
  end.setUint16(8, parts.length, true);
  end.setUint16(10, parts.length, true);
  end.setUint32(
    12,
    central.reduce((sum, { length }) => sum + length, 0),
    true,
  );
  end.setUint32(16, offset, true);
  return joined([...locals, ...central, new Uint8Array(end.buffer)]);
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

import type { DocumentFont, Subset } from "pdfmake/js/PDFDocument.js";

import type { Cluster } from "./shaped-clusters.ts";

/** Above every glyph id that a font can have. */
const FIRST_MADE = 0x1_00_00;
const WORDS = 0x1;
const OFFSETS = 0x2;
const MORE = 0x20;
const HEAD_BYTES = 10;
const PART_BYTES = 8;

/**
 * Assigns glyph indices to clusters in a font of the document. Each cluster is one glyph of the PDF, composed from its
 * shapes, so that searching and copying yield exactly its text; one shape that stands for two texts gets two indices.
 */
export function numbersIn(font: DocumentFont): (cluster: Cluster) => number {
  const { subset, widths, unicode, scale } = font;
  const numbers = new Map<string, number>();
  const made = new Map<number, Cluster>();
  const add = subset._addGlyph.bind(subset);
  subset._addGlyph = (id) => {
    const cluster = made.get(id);
    return cluster === undefined ? add(id) : addCluster(font, cluster);
  };
  // Upper limits for one cluster, because a PDF reader may check them.
  Object.assign(font.font.maxp, {
    maxComponentElements: 32,
    maxComponentDepth: 4,
    maxCompositePoints: 4_096,
    maxCompositeContours: 512,
  });
  return (cluster) => {
    const key = JSON.stringify(cluster);
    const known = numbers.get(key);
    if (known !== undefined) return known;
    const [first, ...others] = cluster.shapes;
    const isOne =
      first !== undefined &&
      others.length === 0 &&
      first.x === 0 &&
      first.y === 0 &&
      font.font.getGlyph(first.id).advanceWidth === cluster.advance;
    const id = isOne ? first.id : FIRST_MADE + made.size;
    if (!isOne) made.set(id, cluster);
    const number = subset.glyphs.push(id) - 1;
    numbers.set(key, number);
    widths[number] = cluster.advance * scale;
    unicode[number] = [...cluster.text].map((mark) => mark.codePointAt(0) ?? 0);
    return number;
  };
}

/** A TrueType composite glyph. */
function addCluster({ font, subset }: DocumentFont, { shapes, advance }: Cluster): number {
  const drawn = shapes
    .map(({ id, x, y }) => ({ id, x: Math.round(x), y: Math.round(y), box: font.getGlyph(id).bbox }))
    // A space has no shape.
    .filter(({ box }) => Number.isFinite(box.minX) && box.maxX > box.minX);
  const box = {
    minX: Math.min(...drawn.map((one) => one.x + one.box.minX)),
    minY: Math.min(...drawn.map((one) => one.y + one.box.minY)),
    maxX: Math.max(...drawn.map((one) => one.x + one.box.maxX)),
    maxY: Math.max(...drawn.map((one) => one.y + one.box.maxY)),
  };
  const bytes = Buffer.alloc(drawn.length === 0 ? 0 : HEAD_BYTES + drawn.length * PART_BYTES);
  if (drawn.length > 0) {
    bytes.writeInt16BE(-1, 0);
    for (const [at, edge] of [box.minX, box.minY, box.maxX, box.maxY].entries())
      bytes.writeInt16BE(Math.round(edge), 2 + at * 2);
  }
  for (const [at, { id, x, y }] of drawn.entries()) {
    const start = HEAD_BYTES + at * PART_BYTES;
    bytes.writeUInt16BE(WORDS + OFFSETS + (at < drawn.length - 1 ? MORE : 0), start);
    bytes.writeUInt16BE(subset.includeGlyph(id), start + 2);
    bytes.writeInt16BE(x, start + 4);
    bytes.writeInt16BE(y, start + 6);
  }
  return write(subset, bytes, { advance, bearing: drawn.length === 0 ? 0 : Math.round(box.minX) });
}

function write(subset: Subset, bytes: Buffer, metrics: Subset["hmtx"]["metrics"][number]): number {
  subset.glyf.push(bytes);
  subset.loca.offsets.push(subset.offset);
  subset.hmtx.metrics.push(metrics);
  subset.offset += bytes.length;
  return subset.glyf.length - 1;
}

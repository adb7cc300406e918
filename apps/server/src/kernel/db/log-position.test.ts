import fc from "fast-check";
import { expect, it } from "vitest";

import { bytesBehind, laterPosition, parseLogPosition, type LogPosition } from "./log-position.ts";

/** As PostgreSQL writes it: two halves of 32 bits in hexadecimal digits, without leading zeros. */
const written = (bytes: bigint): LogPosition =>
  `${(bytes >> 32n).toString(16).toUpperCase()}/${(bytes & 0xffffffffn).toString(16).toUpperCase()}`;
const bytes = fc.bigInt({ min: 0n, max: 2n ** 53n - 1n });

it("orders positions by their bytes, not as text", () => {
  fc.assert(
    fc.property(bytes, bytes, (one, other) => {
      expect(laterPosition(written(one), written(other))).toBe(written(one > other ? one : other));
      expect(bytesBehind(written(one), written(other))).toBe(other > one ? Number(other - one) : 0);
    }),
  );
  expect(laterPosition("F/FFFFFFFF", "10/0")).toBe("10/0");
});

it("puts an unknown position before all others", () => {
  expect(laterPosition(null, "0/1")).toBe("0/1");
  expect(laterPosition("0/1", null)).toBe("0/1");
  expect(laterPosition(null, null)).toBeNull();
});

it.each(["", "0", "0/", "/0", "0/123456789", "0/1; drop table x", "0/1'", "g/1", " 0/1", "0/1\n", null, 7])(
  "takes %j for no position",
  (text) => {
    expect(parseLogPosition(text)).toBeNull();
  },
);

it("takes what PostgreSQL writes", () => {
  fc.assert(
    fc.property(bytes, (at) => {
      expect(parseLogPosition(written(at))).toBe(written(at));
    }),
  );
});

import pg from "pg";
import { describe, expect, it } from "vitest";

import { databaseHosts, databaseLabel } from "./database-hosts.ts";

/** What the driver makes of an address, which is nowhere connected to. */
function readByDriver(address: string) {
  const { host, port, user, password, database } = new pg.Client({ connectionString: address });
  return { host, port, user, password, database };
}

const of = (host: string, port: number, password = "pw") => ({
  host,
  port,
  user: "me",
  password,
  database: "keystead",
});

describe("an address of several hosts is one address for each, in its order", () => {
  it.each([
    ["with ports", "postgresql://me:pw@one:5432,two:5433/keystead", [of("one", 5432), of("two", 5433)]],
    [
      "with a port for one only",
      "postgres://me:pw@one,two:6432/keystead",
      [of("one", 5432), of("two", 6432)],
    ],
    ["three", "postgres://me:pw@a,b,c/keystead", [of("a", 5432), of("b", 5432), of("c", 5432)]],
    [
      "IPv6 beside IPv4 and a name",
      "postgres://me:pw@[2001:db8::7]:5433,[::1],192.0.2.1:5434,db.example.com/keystead",
      [of("2001:db8::7", 5433), of("::1", 5432), of("192.0.2.1", 5434), of("db.example.com", 5432)],
    ],
    [
      "sockets of this machine",
      "postgres://me:pw@%2Frun%2Fone,%2Frun%2Ftwo:5433/keystead",
      [of("/run/one", 5432), of("/run/two", 5433)],
    ],
    [
      "a password with a comma, an at sign and a colon as they are",
      "postgres://me:p,w@r:d@one,two/keystead",
      [of("one", 5432, "p,w@r:d"), of("two", 5432, "p,w@r:d")],
    ],
    [
      "a password with signs that are written by their numbers",
      "postgres://me:a%2Fb%23c%3Fd%2Ce%40f%25g@one,two/keystead",
      [of("one", 5432, "a/b#c?d,e@f%g"), of("two", 5432, "a/b#c?d,e@f%g")],
    ],
    [
      "with settings behind the question mark",
      "postgres://me:pw@one,two/keystead?sslmode=disable&target_session_attrs=read-write",
      [of("one", 5432), of("two", 5432)],
    ],
  ])("%s", (_what, address, hosts) => {
    expect(databaseHosts(address)?.map(readByDriver)).toEqual(hosts);
  });
});

it.each([
  "postgres://me:pw@host/keystead",
  "postgres://me:pw@host:5433/keystead?sslmode=require",
  "postgresql://me@localhost/keystead?host=%2Ftmp%2Fa",
  "postgres://me:p,w@host/keystead",
  "postgres://me@/keystead",
])("leaves %s as it is: one host", (address) => {
  expect(databaseHosts(address)).toEqual([address]);
});

it.each([
  "db/keystead",
  "mysql://me@one,two/keystead",
  "postgres://me:pass#word@host/keystead",
  "postgres://me:pass/word@one,two/keystead",
  "postgres://me@one,/keystead",
  "postgres://me@,two/keystead",
  "postgres://me@one,,two/keystead",
  "postgres://me@one:5432,:5433/keystead",
  "postgres://me@one:5432,two:99999/keystead",
  "postgres://me@one:5432,two:port/keystead",
  "postgres://me@one, two/keystead",
  "postgres://me@::1,two/keystead",
  "postgres://me@one,two/keystead?host=three",
  "postgres://me@one,two/keystead?port=5433",
])("is no address of a database: %s", (address) => {
  expect(databaseHosts(address)).toBeNull();
});

it.each([
  ["postgres://me:pw@one:5432,[::1]:5433/keystead?sslmode=disable", "one:5432,[::1]:5433/keystead"],
  ["postgres://me:p,w@host/keystead", "host/keystead"],
  ["postgresql://me@localhost/keystead?host=%2Ftmp%2Fa", "/tmp/a/keystead"],
  ["db/keystead", "DATABASE_URL"],
])("of %s a person is shown %s", (address, place) => {
  expect(databaseLabel(address)).toBe(place);
});

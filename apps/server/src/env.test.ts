import { expect, it } from "vitest";

import { InvalidEnvironment, readEnv } from "./env.ts";

it("reads the operator's processors, one entry after the other", () => {
  const given = "Example Cloud | hosting | Frankfurt am Main, Germany; Example Post|mail|Ireland ;";
  expect(readEnv({ OPERATOR_PROCESSORS: given }).operator.processors).toEqual([
    { name: "Example Cloud", purpose: "hosting", place: "Frankfurt am Main, Germany" },
    { name: "Example Post", purpose: "mail", place: "Ireland" },
  ]);
  expect(readEnv({ OPERATOR_PROCESSORS: " " }).operator.processors).toEqual([]);
});

it.each([
  "Example Cloud",
  "Example Cloud | parking | Germany",
  "Example Cloud | hosting |",
  "| hosting | here",
])("stops the start at %j, naming the setting", (given) => {
  expect(() => readEnv({ OPERATOR_PROCESSORS: given })).toThrow(InvalidEnvironment);
  expect(() => readEnv({ OPERATOR_PROCESSORS: given })).toThrow(/OPERATOR_PROCESSORS/);
});

it("takes a second login of the database only beside the first, and as a database's address", () => {
  const first = { DATABASE_URL: "postgres://web@db/keystead", AUTH_SECRET: "x".repeat(32) };
  const second = "postgres://system@db/keystead";
  expect(readEnv(first).databaseSystemUrl).toBeNull();
  expect(readEnv({ ...first, DATABASE_SYSTEM_URL: second }).databaseSystemUrl).toBe(second);
  expect(() => readEnv({ DATABASE_SYSTEM_URL: second })).toThrow(/DATABASE_SYSTEM_URL.*DATABASE_URL/);
  expect(() => readEnv({ ...first, DATABASE_SYSTEM_URL: "db/keystead" })).toThrow(/DATABASE_SYSTEM_URL/);
});

it("takes standbys for reads only of the same database and for the same user", () => {
  const primary = { DATABASE_URL: "postgres://web:pw@db/keystead", AUTH_SECRET: "x".repeat(32) };
  const standbys = "postgres://web:other@one:5433,two/keystead?sslmode=require";
  expect(readEnv(primary).databaseReadUrls).toBeNull();
  expect(readEnv({ ...primary, DATABASE_READ_URLS: standbys }).databaseReadUrls).toBe(standbys);
  expect(() => readEnv({ DATABASE_READ_URLS: standbys })).toThrow(/DATABASE_READ_URLS.*DATABASE_URL/);
  for (const other of ["postgres://system:pw@one/keystead", "postgres://web:pw@one/postgres"])
    expect(() => readEnv({ ...primary, DATABASE_READ_URLS: other })).toThrow(/DATABASE_READ_URLS/);
  const socket = { ...primary, DATABASE_URL: "postgres://web@/keystead?host=%2Frun%2Fone" };
  const there = "postgres://web@/keystead?host=%2Frun%2Ftwo";
  expect(readEnv({ ...socket, DATABASE_READ_URLS: there }).databaseReadUrls).toBe(there);
});

it("takes a collector's address as OpenTelemetry writes it, and its headers only beside it", () => {
  const collector = { OTEL_EXPORTER_OTLP_ENDPOINT: "http://collector:4318/" };
  expect(readEnv({}).tracing).toBeNull();
  expect(readEnv(collector).tracing).toEqual({ url: "http://collector:4318/v1/traces", headers: {} });
  const headers = "authorization=Bearer%20a=b, x-tenant=home";
  expect(readEnv({ ...collector, OTEL_EXPORTER_OTLP_HEADERS: headers }).tracing?.headers).toEqual({
    authorization: "Bearer a=b",
    "x-tenant": "home",
  });
  expect(() => readEnv({ OTEL_EXPORTER_OTLP_HEADERS: headers })).toThrow(
    /OTEL_EXPORTER_OTLP_HEADERS.*OTEL_EXPORTER_OTLP_ENDPOINT/,
  );
  expect(() => readEnv({ OTEL_EXPORTER_OTLP_ENDPOINT: "collector:4318" })).toThrow(
    /OTEL_EXPORTER_OTLP_ENDPOINT/,
  );
  // The value may be a secret.
  for (const wrong of ["secret", "=secret", "a=secret value", "a=%zz", "a b=secret"])
    expect(() => readEnv({ ...collector, OTEL_EXPORTER_OTLP_HEADERS: wrong })).toThrow(
      /^OTEL_EXPORTER_OTLP_HEADERS must be name=value, (?!.*secret)/,
    );
});

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { mailServer, type MailServer } from "@keystead/testkit/mail-server";
import { realPostgres, type RealPostgres } from "@keystead/testkit/real-postgres";
import type { Standby } from "@keystead/testkit/postgres/postgres-standby";

import { databaseProxy, type DatabaseProxy } from "./database-proxy.ts";
import { startLoad, type Load } from "./load.ts";
import { signUpPeople, type Visitor } from "./people.ts";
import { prepareProduct, type Product } from "./product.ts";

export type DatabaseKind = "embedded" | "PostgreSQL";

/** The environment of a fault: the product as an operator runs it, its database and mail server, and users. */
export type FaultStage = {
  readonly database: DatabaseKind;
  /** One process, or two on one PostgreSQL. */
  readonly products: readonly [Product, ...Product[]];
  readonly people: readonly Visitor[];
  readonly load: Load;
  readonly mails: MailServer;
  readonly cluster: () => RealPostgres;
  readonly proxy: () => DatabaseProxy;
  /** The standby that every commit waits for. */
  readonly standby: () => Standby;
  /** Problems that occurred before the load began. */
  readonly troubles: readonly string[];
};

const PEOPLE = 6;

export async function withStage<T>(
  options: {
    readonly database: DatabaseKind;
    readonly processes: 1 | 2;
    readonly throughProxy: boolean;
    readonly withStandby: boolean;
  },
  work: (stage: FaultStage) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "keystead-fault-"));
  const cleanUp: (() => Promise<void> | void)[] = [() => rmSync(folder, { recursive: true, force: true })];
  try {
    const mails = await mailServer();
    cleanUp.unshift(() => mails.stop());
    const cluster = options.database === "PostgreSQL" ? await realPostgres({ durable: true }) : null;
    if (cluster !== null) cleanUp.unshift(() => cluster.stop());
    const proxy = cluster !== null && options.throughProxy ? await databaseProxy(cluster.url) : null;
    if (proxy !== null) cleanUp.unshift(() => proxy.close());
    const standby =
      cluster !== null && options.withStandby ? await cluster.standby({ synchronous: true }) : null;
    if (standby !== null) cleanUp.unshift(() => standby.stop());
    const databaseUrl = standby?.onBoth ?? proxy?.url ?? cluster?.url;
    const settings = {
      DATA_DIR: folder,
      SMTP_URL: mails.url,
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    };
    const first = await prepareProduct(settings);
    const others = options.processes === 2 ? [await prepareProduct(settings)] : [];
    const products: readonly [Product, ...Product[]] = [first, ...others];
    for (const product of products) cleanUp.unshift(() => product.stop());
    const troubles = await startAll(products);
    const people = await signUpPeople(first.url, PEOPLE);
    const load = startLoad(
      products.map(({ url }) => url),
      people,
    );
    cleanUp.unshift(() => load.stop());
    return await work({
      database: options.database,
      products,
      people,
      load,
      mails,
      cluster: () => there(cluster, "cluster"),
      proxy: () => there(proxy, "proxy"),
      standby: () => there(standby, "standby"),
      troubles,
    });
  } finally {
    for (const undo of cleanUp) await undo();
  }
}

/** Starts all processes at once; one that fails is reported and started again, as a supervisor would. */
async function startAll(products: readonly Product[]): Promise<readonly string[]> {
  const complaints = await Promise.all(products.map((product) => product.start()));
  const troubles: string[] = [];
  for (const [index, complaint] of complaints.entries()) {
    if (complaint === null) continue;
    troubles.push("one of the processes started at once ended");
    const again = (await products[index]?.start()) ?? null;
    if (again !== null) throw new Error(`The product does not start: ${again}`);
  }
  return troubles;
}

function there<T>(part: T | null, name: string): T {
  if (part === null) throw new Error(`This fault needs a ${name}, which its stage has not.`);
  return part;
}

import { PGlite } from "@electric-sql/pglite";
import { durableFolder, durableStartParams } from "./pglite-durable.ts";

const folder = process.argv[2];
if (folder === undefined) throw new Error("Which folder?");
const pg = await PGlite.create({ fs: durableFolder(folder).fs, startParams: durableStartParams });
await pg.close();

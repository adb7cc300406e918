import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

/**
 * Loaded before a server's own code (`--import`): once the file named by FAIL_SYNCS exists, every fdatasync of this
 * process fails. The operating system offers no way to break one file's sync without a device of its own.
 */
const flag = process.env["FAIL_SYNCS"];
const { fdatasyncSync } = fs;

fs.fdatasyncSync = (descriptor) => {
  if (flag !== undefined && fs.existsSync(flag))
    throw Object.assign(new Error("EIO: i/o error, fdatasync"), { code: "EIO" });
  fdatasyncSync(descriptor);
};
syncBuiltinESMExports();

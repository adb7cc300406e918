import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Whether this machine has age, and `script` for a terminal that asks for the passphrase; otherwise those tests are
 * skipped.
 */
export const hasAge =
  spawnSync("age", ["--version"], { stdio: "ignore" }).status === 0 &&
  spawnSync("script", ["--version"], { stdio: "ignore" }).status === 0;

/**
 * The content of an age file, decrypted as the help page says: `age -d -o FILE.zip FILE.zip.age`, which asks in a
 * terminal.
 */
export async function ageOpens(file: Buffer, passphrase: string): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), "keystead-age-"));
  try {
    writeFileSync(join(folder, "archive.zip.age"), file);
    const tool = spawn("script", ["-qec", "age -d -o archive.zip archive.zip.age", "/dev/null"], {
      cwd: folder,
      stdio: ["pipe", "pipe", "ignore"],
    });
    let output = "";
    tool.stdout.setEncoding("utf8").on("data", (words: string) => {
      if (!output.includes("passphrase") && (output + words).includes("passphrase"))
        tool.stdin.write(`${passphrase}\n`);
      output += words;
    });
    const code = await new Promise((resolve) => tool.on("close", resolve));
    if (code !== 0) throw new Error(`age answered ${String(code)}: ${output}`);
    return readFileSync(join(folder, "archive.zip"));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

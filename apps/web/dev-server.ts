import { join } from "node:path";

import type { LoadContext } from "@keystead/contract/web";
import { createServer } from "vite";

/**
 * What `app/server.ts` is for the built pages, this is for the sources: a page is drawn from them as they are now, and
 * the browser takes a changed module without a reload.
 */
export async function openDevServer() {
  const vite = await createServer({
    root: import.meta.dirname,
    appType: "custom",
    server: { middlewareMode: true },
  });
  return {
    clientDir: join(import.meta.dirname, "public"),
    modules: vite.middlewares,
    async respond(request: Request, context: LoadContext): Promise<unknown> {
      const listener = await vite.ssrLoadModule("/app/server.ts");
      const respond: unknown = listener["respond"];
      if (typeof respond !== "function") throw new Error("app/server.ts does not export respond()");
      return respond(request, context);
    },
  };
}

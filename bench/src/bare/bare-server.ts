// The least that can serve a page: bare node:http, one body, no application. Arguments: file with the body, its coding.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

import { listenAndSay } from "./bare-process.ts";

const [file = "", coding = "identity"] = process.argv.slice(2);
const body = readFileSync(file);
const server = createServer((_request, response) => {
  response.writeHead(200, {
    "content-type": "text/html; charset=utf-8",
    "content-length": body.length,
    "content-encoding": coding,
  });
  response.end(body);
});
listenAndSay(server);

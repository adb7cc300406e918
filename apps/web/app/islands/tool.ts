import "./public.ts";
import { runTool } from "./tool/run-tool.ts";

runTool(document);

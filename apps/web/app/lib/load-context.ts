import type { LoadContext } from "@keystead/contract/web";
import { createContext } from "react-router";

/** Gives loaders what the server knows: `context.get(loadContextKey)`. */
export const loadContextKey = createContext<LoadContext>();

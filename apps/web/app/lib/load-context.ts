import type { LoadContext } from "@keystead/contract/web";
import { createContext } from "react-router";

/** Where loaders find what the server knows: `context.get(loadContextKey)`. */
export const loadContextKey = createContext<LoadContext>();

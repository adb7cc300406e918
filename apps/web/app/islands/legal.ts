import "./public.ts";
import { markCurrentSection } from "./page/mark-current-section.ts";

markCurrentSection(document);

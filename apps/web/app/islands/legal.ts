import "./public.ts";
import { markCurrentSection } from "./page/current-section.ts";

markCurrentSection(document);

import "./public.ts";
import { markCurrentSection } from "./current-section.ts";

markCurrentSection(document);

import "./public.ts";
import { runCarousel } from "./carousel.ts";
import { runCalculator } from "./roi.ts";
import { makeTabs } from "./screen-tabs.ts";

makeTabs(document);
runCarousel(document);
runCalculator(document);

import "./public.ts";
import { runCarousel } from "./landing/carousel.ts";
import { runCalculator } from "./landing/roi.ts";
import { makeTabs } from "./landing/screen-tabs.ts";

makeTabs(document);
runCarousel(document);
runCalculator(document);

import "./public.ts";
import { runCarousel } from "./landing/run-carousel.ts";
import { runCalculator } from "./landing/run-calculator.ts";
import { makeTabs } from "./landing/make-tabs.ts";

makeTabs(document);
runCarousel(document);
runCalculator(document);

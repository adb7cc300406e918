import "./slim.ts";
import { jobPage } from "./job-page.ts";

void jobPage(document, location).begin();

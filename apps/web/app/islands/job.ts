import "./slim.ts";
import { jobPage } from "./job/job-page.ts";

void jobPage(document, location).begin();

import "./slim.ts";
import { askConsent } from "./cookie-consent.ts";
import { sendView } from "./count-view.ts";
import { offerOnExit } from "./exit-offer.ts";
import { restFloatingButton } from "./floating-rest.ts";
import { reloadOnline } from "./reload-online.ts";
import { offerSignOut } from "./sign-out.ts";

askConsent(document, sendView);
offerOnExit(document);
restFloatingButton(document);
offerSignOut(document);
reloadOnline(document);

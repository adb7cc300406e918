import "./slim.ts";
import { askConsent } from "./page/cookie-consent.ts";
import { sendView } from "./page/send-view.ts";
import { offerOnExit } from "./landing/exit-offer.ts";
import { restFloatingButton } from "./landing/rest-floating-button.ts";
import { reloadOnline } from "./page/reload-online.ts";
import { offerSignOut } from "./page/offer-sign-out.ts";

/* The script of every public page that is not limited to a single task (`slim.ts`): notices and offers. */
askConsent(document, sendView);
offerOnExit(document);
restFloatingButton(document);
offerSignOut(document);
reloadOnline(document);

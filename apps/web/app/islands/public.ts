import { askConsent } from "./cookie-consent.ts";
import { countView } from "./count-view.ts";
import { closeDialogsFromOutside } from "./dialogs.ts";
import { offerOnExit } from "./exit-offer.ts";
import { restFloatingButton } from "./floating-rest.ts";
import { closeMenusOnLeave, keepLanguageChoice } from "./language-menu.ts";
import { offerSignOut } from "./sign-out.ts";

// What only works with a script has kept its room; now it shows.
document.documentElement.classList.add("page-js");
keepLanguageChoice(document);
closeMenusOnLeave(document);
askConsent(document, countView);
offerOnExit(document);
restFloatingButton(document);
closeDialogsFromOutside(document);
offerSignOut(document);

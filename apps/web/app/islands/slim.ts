import { closeDialogsFromOutside } from "./page/dialogs.ts";
import { closeMenusOnLeave, keepLanguageChoice } from "./page/language-menu.ts";

// What every public page does; one with a single task, which has no notices and offers nothing, does no more.

// What only works with a script has kept its room; now it shows.
document.documentElement.classList.add("page-js");
keepLanguageChoice(document);
closeMenusOnLeave(document);
closeDialogsFromOutside(document);

import { closeDialogsFromOutside } from "./page/close-dialogs-from-outside.ts";
import { closeMenusOnLeave, keepLanguageChoice } from "./page/language-menu.ts";

// Runs on every public page; a page with a single task, without notices or offers, runs nothing else.

// Parts that need a script have kept their space; show them now.
document.documentElement.classList.add("page-js");
keepLanguageChoice(document);
closeMenusOnLeave(document);
closeDialogsFromOutside(document);

import { closeDialogsFromOutside } from "./page/close-dialogs-from-outside.ts";
import { closeMenusOnLeave, keepLanguageChoice } from "./page/language-menu.ts";

/*
 * The script of a public page with a single task, without notices or offers. The other public pages start with
 * `public.ts`, which begins with this one.
 */

// Parts that need a script have kept their space; show them now.
document.documentElement.classList.add("page-js");
keepLanguageChoice(document);
closeMenusOnLeave(document);
closeDialogsFromOutside(document);

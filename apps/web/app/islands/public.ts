import { closeMenusOnLeave, keepLanguageChoice } from "./language-menu.ts";

keepLanguageChoice(document);
closeMenusOnLeave(document);

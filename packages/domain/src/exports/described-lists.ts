import { campaignList } from "../ads/index.ts";
import { taskList } from "../tasks/index.ts";

/** Lists that are described beside the rules of their records; the columns of the others are in `listed.ts`. */
export const describedLists = { tasks: taskList, campaigns: campaignList } as const;

/** Words that only their columns can hold. */
export const wordsOfLists = { ...taskList.words, ...campaignList.words } as const;

export type DescribedListName = keyof typeof describedLists;
export const describedListNames = Object.keys(describedLists) as readonly DescribedListName[];
export const wordSetsOfLists = Object.keys(wordsOfLists) as readonly (keyof typeof wordsOfLists)[];

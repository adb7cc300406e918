/// <reference lib="dom" />
import type { Page } from "../journey.ts";
import { walkMessages, type WalkLanguage } from "../messages.ts";

/** Texts that are cut off by a box which cannot be scrolled. */
export async function cutWordsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const isCut = (text: Node): boolean => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const words = range.getBoundingClientRect();
      for (let box = text.parentElement; box !== null; box = box.parentElement) {
        const { overflowX } = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        // A scrolling box shows the rest; text that is a pixel wide is for screen readers.
        if (["auto", "scroll"].includes(overflowX) || edge.width < 5) return false;
        const cuts = overflowX === "hidden" || overflowX === "clip";
        if (cuts && (words.right > edge.right + 1 || words.left < edge.left - 1)) return true;
      }
      return false;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const cut: string[] = [];
    while (walker.nextNode() !== null) {
      const text = walker.currentNode;
      const content = text.textContent?.trim() ?? "";
      if (content === "" || text.parentElement?.checkVisibility() !== true) continue;
      // The account's name is shown in full in its menu; a bar is as long as its nights, and its details show the full
      // name.
      if (text.parentElement.closest(".ks-top-bar-who, .ks-tape-bar, .ks-tape-season") !== null) continue;
      if (isCut(text)) cut.push(content.slice(0, 60));
    }
    return [...new Set(cut)];
  });
}

/** Words that break over two lines without a hyphen, although a word of their length fits into any column. */
export async function brokenWordsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const LONGEST = 12;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const broken = new Set<string>();
    for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
      const content = text.textContent ?? "";
      const box = text.parentElement;
      if (content.trim() === "" || box?.checkVisibility() !== true) continue;
      // Addresses break anywhere; text that is a pixel wide is for screen readers.
      if (/@|:\/\//.test(content) || box.getBoundingClientRect().width < 5) continue;
      range.selectNodeContents(text);
      if (range.getClientRects().length < 2) continue;
      for (const { 0: word, index } of content.matchAll(/\p{L}+/gu)) {
        if (word.length > LONGEST) continue;
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
        if (Math.max(...tops) - Math.min(...tops) > 4)
          broken.add(`${word} in “${content.trim().slice(0, 40)}”`);
      }
    }
    return [...broken];
  });
}

/** Sentences on the page that are in English although this language has a translation. */
export async function englishOn(page: Page, language: WalkLanguage): Promise<readonly string[]> {
  const english = walkMessages("en");
  const own = new Set(walkMessages(language));
  const foreign = new Set(english.filter((phrase) => phrase.includes(" ") && !own.has(phrase)));
  const seen = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode() !== null) texts.push(walker.currentNode.textContent?.trim() ?? "");
    for (const element of document.querySelectorAll("[aria-label], [placeholder], [title]")) {
      for (const name of ["aria-label", "placeholder", "title"]) texts.push(element.getAttribute(name) ?? "");
    }
    return texts;
  });
  return [...new Set(seen)].filter((text) => foreign.has(text));
}

/** Message keys that are shown because their text is missing, such as `leases:column.month`. */
export async function rawKeysOn(page: Page): Promise<readonly string[]> {
  const seen = await page.evaluate(() => document.body.innerText.split(/\s+/));
  return [...new Set(seen)].filter((word) => /^[a-z]+(:[A-Za-z_]+)?(\.[a-z][A-Za-z_]+)+$/.test(word));
}

/** The present instant, passed in so that tests and bulk tools can choose it. */
export type Clock = { readonly now: () => Date };

export const systemClock: Clock = { now: () => new Date() };

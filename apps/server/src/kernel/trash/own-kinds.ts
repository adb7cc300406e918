/** A page of the public site belongs to no workspace: it lies in its administrator's trash, and its own feature takes it out. */
export const seoPageTrashKind = "seo_page";

/** No discarded record but the list of what one request made: its Undo takes those away, and only it reads the row. */
export const batchTrashKind = "batch";

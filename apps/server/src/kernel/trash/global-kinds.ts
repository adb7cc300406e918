/** A page of the public site belongs to no workspace: it lies in its administrator's trash, and its own feature takes it out. */
export const seoPageTrashKind = "seo_page";

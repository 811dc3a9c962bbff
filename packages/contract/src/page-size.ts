/** How many rows a list shows at once. In a file of its own: most pages need it, and no schema. */
export const PAGE_SIZE = 10;

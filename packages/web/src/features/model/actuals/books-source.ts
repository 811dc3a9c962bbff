/** Where actual figures come from, as the words on the page call it. */
export type BooksSource = "file" | "ledger";

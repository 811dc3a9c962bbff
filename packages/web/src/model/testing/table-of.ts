import type { Table } from "@app/engine/tables/table";
import type { TableRead } from "@app/engine/worker/read-tables";
import type { OpenDocument } from "#model/open-document.ts";

/** A table of an open document, once its figures are there. */
export function tableOf(document: OpenDocument, read: TableRead): Promise<Table> {
  const store = document.storeOf(read);
  document.watch(store);
  return new Promise((resolve) => {
    const look = () => {
      const table = store.table();
      if (table) resolve(table);
    };
    store.subscribe(look);
    look();
  });
}

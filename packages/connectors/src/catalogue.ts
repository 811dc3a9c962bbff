/** Where a ledger can come from. The ids are ours and never change. */
export type DataSource = {
  id: number;
  key: string;
  name: string;
  kind: "cloud" | "spreadsheet" | "erp" | "demo" | "sample";
  /** Behaves like a real source and never leaves the machine. */
  isDemo: boolean;
  isSpreadsheet: boolean;
  availability: "available" | "unavailable";
};

/**
 * A source becomes available in the change that brings its connector. None has come yet, so that
 * nobody is offered a connection that could not be made.
 */
export const dataSources: readonly DataSource[] = [
  source(1, "xero", "Xero", "cloud"),
  source(2, "quickbooks", "QuickBooks Online", "cloud"),
  source(3, "myob_business", "MYOB Business", "cloud"),
  source(4, "sage_accounting", "Sage Accounting", "cloud"),
  source(5, "zoho_books", "Zoho Books", "cloud"),
  source(6, "freshbooks", "FreshBooks", "cloud"),
  source(7, "freeagent", "FreeAgent", "cloud"),
  source(8, "reckon_one", "Reckon One", "cloud"),
  source(9, "exact_online", "Exact Online", "cloud"),
  source(10, "excel", "Excel spreadsheet", "spreadsheet"),
  source(11, "business_central", "Dynamics 365 Business Central", "erp"),
  source(12, "netsuite", "Oracle NetSuite", "erp"),
  source(13, "sage_intacct", "Sage Intacct", "erp"),
  source(14, "sap_business_one", "SAP Business One", "erp"),
  source(15, "odoo", "Odoo", "erp"),
  source(16, "tryton", "Tryton", "erp"),
  source(17, "myob_acumatica", "MYOB Acumatica", "erp"),
  source(18, "xero_demo", "Xero Demo", "demo"),
  source(19, "quickbooks_demo", "QuickBooks Demo", "demo"),
  source(20, "business_central_demo", "Business Central Demo", "demo"),
  source(21, "sample_company", "Sample Company", "sample"),
];

function source(
  id: number,
  key: string,
  name: string,
  kind: DataSource["kind"],
  availability: DataSource["availability"] = "unavailable",
): DataSource {
  const isDemo = kind === "demo" || kind === "sample";
  return { id, key, name, kind, isDemo, isSpreadsheet: kind === "spreadsheet", availability };
}

/** Reports in the shape QuickBooks documents, with names and figures of our own. */
type Cells = { value: string; id?: string }[];

export type SampleRow = {
  ColData?: Cells;
  Header?: { ColData: Cells };
  Rows?: { Row: SampleRow[] };
  Summary?: { ColData: Cells };
  type?: string;
  group?: string;
};

export function title(value: string, ...amounts: string[]): { ColData: Cells } {
  return { ColData: [{ value }, ...amounts.map((amount) => ({ value: amount }))] };
}

export function account(id: string, name: string, ...amounts: string[]): { ColData: Cells } {
  return { ColData: [{ value: name, id }, ...amounts.map((amount) => ({ value: amount }))] };
}

export function section(
  name: string,
  rows: SampleRow[],
  Summary: { ColData: Cells },
  Header = title(name, "", "", ""),
): SampleRow {
  return { Header, Rows: { Row: rows }, Summary, type: "Section" };
}

export function result(group: string, name: string, ...amounts: string[]): SampleRow {
  return { Summary: title(name, ...amounts), type: "Section", group };
}

export function sampleReport(ReportName: string, columns: unknown[], rows: SampleRow[]) {
  return {
    Header: {
      ReportName,
      ReportBasis: "Accrual",
      StartPeriod: "2027-05-01",
      EndPeriod: "2027-06-30",
      Currency: "USD",
      Option: [{ Name: "NoReportData", Value: "false" }],
    },
    Columns: { Column: [{ ColTitle: "", ColType: "Account" }, ...columns] },
    Rows: { Row: rows },
  };
}

export function monthColumn(ColTitle: string, firstDay: string, lastDay: string) {
  const days = [
    { Name: "StartDate", Value: firstDay },
    { Name: "EndDate", Value: lastDay },
  ];
  return { ColTitle, ColType: "Money", MetaData: days };
}

/** Income of 695 = 220 on the parent itself + 425 + 50 below it, and a refund of 65. */
export function nestedProfitAndLoss() {
  const lessons = section(
    "Riding lessons",
    [
      section(
        "Stable hire",
        [
          account("12", "Boxes", "275.00", "", "275.00"),
          account("13", "Paddocks", "150.00", "", "150.00"),
        ],
        title("Total Stable hire", "425.00", "", "425.00"),
        account("11", "Stable hire", "", "", ""),
      ),
      section(
        "Trainers",
        [account("15", "Evening trainers", "50.00", "", "50.00")],
        title("Total Trainers", "50.00", "", "50.00"),
        account("14", "Trainers", "", "", ""),
      ),
    ],
    title("Total Riding lessons", "695.00", "10.00", "705.00"),
    account("10", "Riding lessons", "220.00", "10.00", "230.00"),
  );
  const refunds = account("16", "Refunds", "-65.00", "", "-65.00");
  const feed = account("20", "Feed", "180.00", "20.00", "200.00");
  const total = {
    ColTitle: "Total",
    ColType: "Money",
    MetaData: [{ Name: "ColKey", Value: "total" }],
  };
  const columns = [
    monthColumn("May 2027", "2027-05-01", "2027-05-31"),
    monthColumn("Jun 2027", "2027-06-01", "2027-06-30"),
    total,
  ];
  return sampleReport("ProfitAndLoss", columns, [
    section("Income", [lessons, refunds], title("Total Income", "630.00", "10.00", "640.00")),
    result("GrossProfit", "Gross Profit", "630.00", "10.00", "640.00"),
    section("Expenses", [feed], title("Total Expenses", "180.00", "20.00", "200.00")),
    result("NetOperatingIncome", "Net Operating Income", "450.00", "-10.00", "440.00"),
    { Header: title("Other Income"), Summary: title("Total Other Income"), type: "Section" },
    result("NetIncome", "Net Income", "450.00", "-10.00", "440.00"),
  ]);
}

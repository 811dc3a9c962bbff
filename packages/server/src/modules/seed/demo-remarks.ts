import type { Evidence, Remarks } from "@app/engine/model/remarks";

/** What the drivers of the model that is worked on rest on, as it was written down when it was made. */
export const demoRemarks: Readonly<Record<string, Pick<Remarks, "note"> & { evidence: Evidence }>> =
  {
    unitsPerYear: { evidence: "actual", note: "Kegs and cases invoiced in the last full year." },
    volumeGrowth: { evidence: "management" },
    price: { evidence: "contracted", note: "Average of the price list, before sales tax." },
    priceGrowth: { evidence: "management" },
    materialCost: {
      evidence: "contracted",
      note: "Malt and hops by contract, cans at list price.",
    },
    freightShare: { evidence: "actual", note: "Mean of the last twelve months." },
    newMachine: { evidence: "contracted", note: "Canning line, nine months after the start." },
    machineLoanShare: { evidence: "contracted" },
    stockDays: { evidence: "actual", note: "Counted at each quarter's end." },
    factoryPeople: { evidence: "management", note: "One more brewer every second year." },
    factorySalary: { evidence: "contracted", note: "Award rates with the brewers' loading." },
    officeStaffPeople: { evidence: "management" },
    officeStaffSalary: { evidence: "contracted" },
    wageGrowth: { evidence: "estimate", note: "As the last two wage reviews." },
    rentPerYear: { evidence: "contracted", note: "Lease to June 2031, reviewed each July." },
    utilitiesPerYear: {
      evidence: "estimate",
      note: "The contract ends in spring; no new offer yet.",
    },
    repairsPerYear: { evidence: "estimate" },
    marketingPerYear: { evidence: "management", note: "Two festivals and the summer campaign." },
    insurancePerYear: { evidence: "contracted", note: "Policy renewed each October." },
    softwarePerYear: { evidence: "contracted" },
    costGrowth: { evidence: "estimate" },
    customerDays: { evidence: "actual", note: "Two hotel groups moved to 45-day terms." },
    badDebtShare: { evidence: "actual" },
    supplierDays: { evidence: "actual", note: "Counted back from the last twelve months." },
    loanRate: { evidence: "contracted", note: "Bank letter, clause 4." },
    cashFloor: { evidence: "management", note: "Six weeks of wages and rent." },
    overdraftLimit: { evidence: "contracted" },
    coverLeast: { evidence: "contracted", note: "Bank letter, clause 11, tested each June." },
  };

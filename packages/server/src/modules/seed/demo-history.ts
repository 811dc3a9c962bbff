import type { createClient } from "@app/contract/clients";
import type { RequestOf } from "@app/contract/endpoint";

/** How the demo's clients came to be what they are. */
export type Change = {
  client: string;
  by: "Priya" | "Tom" | "Ana";
  daysAgo: number;
  /** The time of day on the clock of the machine, as [hour, minute]. */
  time: readonly [number, number];
  /** What stood there before the change. */
  was: Partial<RequestOf<typeof createClient>["body"]>;
};

export const demoHistory: readonly Change[] = [
  {
    client: "Oak Hollow Furniture",
    by: "Tom",
    daysAgo: 122,
    time: [10, 5],
    was: { isActive: true },
  },
  {
    client: "Quarry Road Motors",
    by: "Priya",
    daysAgo: 96,
    time: [16, 30],
    was: { isActive: true, notes: "" },
  },
  { client: "Umber Ceramics", by: "Ana", daysAgo: 20, time: [9, 48], was: { isActive: true } },
  {
    client: "Northgate Dental Group",
    by: "Tom",
    daysAgo: 13,
    time: [11, 26],
    was: { notes: "Partners draw monthly." },
  },
  {
    client: "Eastwind Solar",
    by: "Ana",
    daysAgo: 9,
    time: [14, 15],
    was: { notes: "Rebates are paid about 30 days after each install." },
  },
  {
    client: "Juniper Lane Interiors",
    by: "Priya",
    daysAgo: 8,
    time: [17, 2],
    was: { isActive: true, notes: "Talks with a buyer have begun." },
  },
  {
    client: "Tamarind Kitchens",
    by: "Tom",
    daysAgo: 6,
    time: [10, 2],
    was: { contactName: "Rohan Mehta", contactEmail: "rohan@tamarindkitchens.example" },
  },
  {
    client: "Kestrel Joinery",
    by: "Priya",
    daysAgo: 5,
    time: [11, 26],
    was: { notes: "Report due on the 20th of each month." },
  },
  {
    client: "Copperfield Civil",
    by: "Ana",
    daysAgo: 4,
    time: [16, 48],
    was: { contactPhone: "(03) 5550 0170" },
  },
  {
    client: "Saltmarsh Brewing Co.",
    by: "Priya",
    daysAgo: 1,
    time: [15, 40],
    was: { notes: "Board meets on the third Thursday." },
  },
];

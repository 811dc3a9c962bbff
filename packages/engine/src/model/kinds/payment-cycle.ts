/** When something owed is paid: a number of periods later, or by a return's own calendar. */
export type Due = { periods: number } | PaymentCycle;

/** Months gathered into one return or one payment run, and when it is paid: by days or by dates. */
export type PaymentCycle = {
  /** Months in one cycle: 1, 2, 3, 6 or 12. */
  months: number;
  /** A month (1 to 12) with which a cycle ends; the financial year's last month when unsaid. */
  endMonth?: number;
  /** Days from the end of the cycle to the day of payment. */
  dueDays?: number;
  /** Days of the year; a cycle is paid on the first of them after its end. */
  dueDates?: DayOfYear[];
};

/** A day of any year as text, "10-28" for 28 October; in a shorter February its last day. */
export type DayOfYear = string;

/** What people say about a figure they set; the engine only carries it. */
export type Remarks = {
  note?: string;
  evidence?: Evidence;
  /** Who set it last and on which day, for "why". */
  setBy?: string;
  setOn?: string;
};

/** What a figure rests on, the hardest fact first. */
export const EVIDENCE = ["actual", "contracted", "management", "estimate"] as const;

export type Evidence = (typeof EVIDENCE)[number];

/** The row of steps, from the mailed code to an open account. */
export const ROW = "Open your account";
export const STEP = {
  ...{ code: "Code", about: "About you", company: "Company", password: "Password", done: "Done" },
} as const;
export const STEP_LABELS = Object.values(STEP);

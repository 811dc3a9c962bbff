/** What the tests are told about where they run; `npm run e2e` starts all of it. */
export const surroundings = {
  /** Where the server under test is. */
  url: process.env.E2E_URL ?? "",
  /** Holds `teams.json`, the mails that arrived and the teams that are taken. */
  folder: process.env.E2E_FOLDER ?? "",
  reportFile: process.env.E2E_REPORT ?? "../../test-results/e2e.json",
  /** The data of a demo that was made for all errands with a server of their own; each makes its own when left out. */
  demoFolder: process.env.E2E_DEMO,
  /** The data of a team that is there alone, for errands that kill a server of their own; `loneTeam` tells who is in it. */
  loneFolder: `${process.env.E2E_FOLDER}/lone`,
  /** Asked for, it enters a bill late into the books of Kestrel Bay Outdoor at Xero. */
  lateBillUrl: process.env.E2E_LATE_BILL ?? "",
  /** Where recordings are put, and pictures of the README. */
  videosFolder: "../../videos",
  picturesFolder: "../../docs/screenshots",
  /** Absent when Playwright brings its own browser. */
  chromium: process.env.CHROMIUM_PATH,
};

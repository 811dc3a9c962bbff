import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { renderedCase } from "#report/testing/rendered-case.ts";
import { STRANGER } from "#testing/people.ts";
import { testApp } from "#testing/test-app.tsx";

const app = testApp();
const PATH = "/report_viewer/report/7";

beforeAll(async () => {
  await import("@app/charts/draw-line");
  await import("./notes/notes.tsx");
  await import("./report-not-found.tsx");
});

beforeEach(() => sessionStorage.clear());

const REPORT = {
  ...{ id: 7, edition: 2, title: "October board report", teamName: "Marlowe & Tran" },
  ...{ publishedAt: "2026-11-12T01:00:00.000Z", publishedByName: "Tom Marlowe", modelVersion: 47 },
  actualTo: "31 October 2026",
  ...{
    units: ["month", "quarter", "year"],
    noteCount: 1,
    hasWhatIf: false,
    isCommunity: false,
    hasWhy: false,
    clientName: "",
  },
  standing: { isBlocked: false, errorCount: 0, alertCount: 1 },
  reader: { name: "Guest", kind: "guest", canModerate: false, canWrite: true },
  cases: [renderedCase(), renderedCase({ key: "wet", name: "Wet summer" })],
};

const NOTE = {
  ...{ id: 3, text: "<b>Why?</b>", authorName: "Helen Osei", authorKind: "reader" },
  ...{ createdAt: "2026-11-13T01:00:00.000Z", editedAt: null, isMine: false, isUnread: false },
  ...{ report_session_id: null, blockId: "chart", isPinned: false, isDeleted: false, replies: [] },
};

/** Every question the page asked for the report, with its query. */
function open(search = "?share=key", report: object = REPORT) {
  const asked: URL[] = [];
  app.answer({ path: PATH }, (address) => {
    asked.push(address);
    return report;
  });
  app.answer({ path: `${PATH}/note` }, (address) => {
    asked.push(address);
    return { items: [NOTE], totalItemCount: 1 };
  });
  app.open(`/view_report/7${search}`, STRANGER);
  return asked;
}

test("a reader sees whose report it is, its title, its day, to when it is actual, and how the figures stand", async () => {
  open();
  await screen.findByRole("heading", { level: 1, name: "October board report" });
  screen.getByText("Marlowe & Tran");
  screen.getByText(
    "Prepared by Tom Marlowe, Marlowe & Tran, 12 November 2026. Actuals to 31 October 2026.",
  );
  expect(screen.getAllByText("Statements balance").length).toBeGreaterThan(0);
  expect(document.title).toBe("October board report - Marlowe & Tran");
  const contents = within(screen.getByRole("navigation", { name: "Contents" }));
  expect(contents.getByRole("link", { name: "Checks" }).getAttribute("href")).toBe("#checked");
});

const SRC = "data:image/png;base64,AAAA";

test.each([
  { size: { width: 100, height: 100 }, alt: "", isNamed: true },
  { size: { width: 480, height: 120 }, alt: "Marlowe & Tran", isNamed: false },
])(
  "a logo of $size.width × $size.height stands first, with the name once",
  async ({ size, ...expected }) => {
    const look = { accent: "#0a3d62", accentDark: "#426a86", logo: { src: SRC, ...size } };
    open("?share=key", { ...REPORT, look });
    const head = (await screen.findAllByRole("banner"))[0];
    const image = head?.querySelector("img");
    expect([image?.getAttribute("src"), image?.getAttribute("alt")]).toEqual([SRC, expected.alt]);
    expect(screen.queryByText("Marlowe & Tran") !== null).toBe(expected.isNamed);
  },
);

test("another case is shown at once, without asking the server, and is kept in the address", async () => {
  const asked = open();
  await screen.findByRole("heading", { level: 1 });
  await userEvent.setup().click(screen.getByRole("radio", { name: "Wet summer" }));
  await screen.findByText("These words speak of Base.");
  expect(asked.filter(({ pathname }) => pathname.endsWith("/report/7"))).toHaveLength(1);
});

test("a case in the address is the one that is shown", async () => {
  open("?share=key&scenario=wet");
  await screen.findByText("These words speak of Base.");
});

test("every question carries the share, also the one by another unit of time", async () => {
  const asked = open();
  await screen.findByRole("heading", { level: 1 });
  await userEvent.setup().selectOptions(screen.getByLabelText("Figures by"), "quarter");
  await waitFor(() =>
    expect(asked.some((url) => url.searchParams.get("unit") === "quarter")).toBe(true),
  );
  await screen.findByText("Helen Osei");
  expect(asked.map((url) => url.searchParams.get("share"))).toEqual(asked.map(() => "key"));
});

test("an edition that comes while the page is open is told, and none of the one before stands beside it", async () => {
  let edition = 2;
  const asked: URL[] = [];
  open();
  app.answer({ path: PATH }, (address) => {
    asked.push(address);
    return { ...REPORT, edition };
  });
  await screen.findByRole("heading", { level: 1 });
  const asking = asked.length;
  edition = 3;
  const user = userEvent.setup();
  const units = screen.getByLabelText("Figures by");
  await user.selectOptions(units, "quarter");
  await screen.findByText("Edition 3 was published after you opened this page.");
  await user.selectOptions(units, "As laid out");
  await waitFor(() =>
    expect(asked.slice(asking).map((url) => url.searchParams.get("unit"))).toEqual([
      "quarter",
      null,
    ]),
  );
});

test("a note is text, whatever is in it, and leads to the block it stands at", async () => {
  open();
  await screen.findByText("<b>Why?</b>");
  expect(screen.getByRole("link", { name: "Closing cash" }).getAttribute("href")).toBe("#chart");
  await screen.findByRole("button", { name: "1 note about Closing cash" });
  screen.getByText("You appear as Guest");
});

test("what somebody else wrote can be answered, and neither changed nor deleted", async () => {
  open();
  await screen.findByText("Helen Osei");
  screen.getByRole("button", { name: "Reply" });
  expect(screen.queryByRole("button", { name: "Edit" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Delete" })).toBeNull();
});

test("staff in a customer's place read the notes, and are offered no form, no reply and no block to write at", async () => {
  const reader = { ...REPORT.reader, name: "Forecastle support", kind: "team", canWrite: false };
  open("?share=key", { ...REPORT, reader });
  await screen.findByText("Helen Osei");
  await screen.findByRole("button", { name: "1 note about Closing cash" });
  expect(screen.queryByRole("button", { name: "Reply" })).toBeNull();
  expect(screen.queryByRole("textbox", { name: "Your note" })).toBeNull();
  expect(screen.queryByRole("button", { name: /^Write a note about/ })).toBeNull();
});

test("a note tells its length near 10 kB, and one that is longer is refused before it is sent", async () => {
  open();
  const note = await screen.findByLabelText("Your note");
  const type = (text: string) => fireEvent.change(note, { target: { value: text } });
  type("a".repeat(9_000));
  screen.getByText("You appear as Guest");
  type("é".repeat(4_950));
  screen.getByText("9.9 of 10 kB");
  type("a".repeat(10_001));
  await userEvent.setup().click(screen.getByRole("button", { name: "Post note" }));
  expect(screen.getByRole("alert").textContent).toBe(
    "A note has at most 10 kB, and this one has 10.1. Shorten it, or post it as two.",
  );
});

test("what somebody began to write is there when the page is loaded anew, and gone once it is taken away", async () => {
  open();
  const field = () => screen.findByRole("textbox", { name: "Your note" });
  await userEvent.type(await field(), "Is February safe?");
  expect(sessionStorage.getItem("report-note-7")).toBe("Is February safe?");
  cleanup();
  open();
  expect(await field()).toHaveProperty("value", "Is February safe?");
  await userEvent.clear(await field());
  expect(sessionStorage.getItem("report-note-7")).toBeNull();
});

test("an address with a what-if opens a report that has none to try as it was published", async () => {
  open("?share=key&try=");
  await screen.findByRole("heading", { level: 1, name: "October board report" });
  expect(screen.queryByText("Your what-if, not saved")).toBeNull();
  expect(screen.queryByText("Report not found.")).toBeNull();
});

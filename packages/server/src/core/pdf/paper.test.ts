import { expect, test } from "vitest";
import { type Look, widthOf } from "./look.ts";
import { openPaper } from "./paper.ts";

test("a comma stands beside the 7 before it, and 1,117,131 is as wide as its signs", () => {
  const paper = openPaper({ title: "Report", author: "Team", madeAt: new Date(0) });
  paper.newPage();
  for (const isTabular of [false, true]) {
    const look: Look = { size: 15, weight: 600, isTabular };
    expect(paper.drawnWidth("1,117,131", look)).toBeCloseTo(widthOf("1,117,131", look), 0);
  }
});

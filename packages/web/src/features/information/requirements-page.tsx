import { CircleCheck, CircleX, TriangleAlert } from "lucide-react";
import { useEffect, useState } from "react";
import { Card, CardHeader } from "#ui/card.tsx";
import { Notice } from "#ui/notice.tsx";
import { Page, Stack } from "#ui/page.tsx";
import { SkeletonRows } from "#ui/skeleton.tsx";
import { Table, TableCell, TableHead, TableRow } from "#ui/table.tsx";
import { BROWSER_CHECKS, type CheckedBrowser, checkBrowser } from "./browser-checks.ts";

/** What a browser and a server have to be; this browser is asked while the page is read. */
export function RequirementsPage() {
  return (
    <Page
      title="System requirements"
      description="What Forecastle needs of your browser, and whether the one you are reading this in has it."
    >
      <Stack>
        <ThisBrowser />
        <Card>
          <CardHeader
            title="Browsers"
            description="From which version on they have what is listed above, by what their makers say."
          />
          <Table
            label="Browsers"
            head={
              <>
                <TableHead>Browser</TableHead>
                <TableHead>From</TableHead>
                <TableHead hideOnPhone>Worth knowing</TableHead>
              </>
            }
          >
            {BROWSERS.map(({ name, from, note }) => (
              <TableRow key={name}>
                <TableCell isRowHead>{name}</TableCell>
                <TableCell className="whitespace-nowrap">{from}</TableCell>
                <TableCell hideOnPhone>{note}</TableCell>
              </TableRow>
            ))}
          </Table>
        </Card>
      </Stack>
    </Page>
  );
}

const BROWSERS = [
  {
    name: "Chrome, Edge and others of that engine",
    from: "120",
    note: "Every release is tried in it.",
  },
  { name: "Firefox", from: "121", note: "Not tried with every release." },
  {
    name: "Safari on Mac, iPhone and iPad",
    from: "17.2",
    note: "Not tried with every release. Over https alone: it keeps no secure cookie on localhost.",
  },
];

function ThisBrowser() {
  const [checked, setChecked] = useState<CheckedBrowser>();
  useEffect(() => {
    let isWanted = true;
    void checkBrowser(window).then((found) => isWanted && setChecked(found));
    return () => {
      isWanted = false;
    };
  }, []);
  return (
    <Card>
      <CardHeader title="This browser" description={checked ? verdictOf(checked) : "Looking …"} />
      {checked ? <Checks checked={checked} /> : <SkeletonRows count={BROWSER_CHECKS.length} />}
    </Card>
  );
}

function verdictOf(checked: CheckedBrowser) {
  const missing = checked.filter(({ isThere, isNeeded }) => isNeeded && !isThere);
  if (missing.length > 0)
    return `Forecastle does not work here: ${missing.length} of what it needs is missing.`;
  const less = checked.filter(({ isThere }) => !isThere);
  return less.length === 0
    ? "It has everything."
    : "It has all that is needed, and lacks something that is good to have.";
}

function Checks({ checked }: { checked: CheckedBrowser }) {
  const isBroken = checked.some(({ isNeeded, isThere }) => isNeeded && !isThere);
  return (
    <>
      {isBroken && (
        <Notice tone="negative" className="mx-4 mb-3">
          Take another browser or a newer version of this one, or leave the private window.
        </Notice>
      )}
      <ul className="divide-y divide-border border-t border-border">
        {checked.map(({ name, why, isNeeded, isThere }) => (
          <li key={name} className="flex items-start gap-3 px-4 py-3">
            <Sign isThere={isThere} isNeeded={isNeeded} />
            <span className="min-w-0">
              <b className="font-medium">{name}</b>
              <span className="block text-text-2">{why}</span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Told by word and shape, and by colour as well. */
function Sign({ isThere, isNeeded }: { isThere: boolean; isNeeded: boolean }) {
  const shape = "mt-0.5 size-4 shrink-0";
  if (isThere) return <CircleCheck aria-label="There" className={`${shape} text-positive`} />;
  return isNeeded ? (
    <CircleX aria-label="Missing" className={`${shape} text-negative`} />
  ) : (
    <TriangleAlert aria-label="Not there" className={`${shape} text-alert`} />
  );
}

import {
  CircleAlert,
  CircleCheck,
  Copy,
  Ellipsis,
  History,
  RefreshCw,
  Share,
  TriangleAlert,
  X,
} from "lucide-react";
import { useState } from "react";
import { formatAmount } from "#lib/format.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Badge } from "#ui/badge.tsx";
import { IconButton } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { LineLegend } from "#ui/chart-frame.tsx";
import { Menu, MenuChoice, MenuItem, MenuSeparator } from "#ui/menu.tsx";
import { Pager } from "#ui/pager.tsx";
import { SearchInput } from "#ui/search-input.tsx";
import { SparkLine } from "#ui/spark-line.tsx";
import { type SortDirection, Table, TableCell, TableHead, TableRow } from "#ui/table.tsx";
import { TabLinks } from "#ui/tabs.tsx";
import { ACTUAL_COUNT, MODELS } from "./kit-data.ts";

/** A list as every noun has it: tabs with counts, search, sorting, a menu per row, a pager. */
export function ListSample() {
  const [sort, setSort] = useState<SortDirection>("ascending");
  const rows = MODELS.toSorted((a, b) => a.client.localeCompare(b.client));
  return (
    <Card aria-label="List" className="col-span-12">
      <div className="flex flex-wrap items-center gap-x-3 border-b border-border pr-3 pl-1.5">
        <TabLinks
          label="Models"
          className="grow"
          active="team"
          tabs={[
            { key: "team", label: "Team", count: 25 },
            { key: "shared", label: "Shared", count: 6 },
            { key: "inactive", label: "Inactive", count: 4 },
          ]}
          renderLink={(key, link) => <a href={`#${key}`} {...link} />}
        />
        <SearchInput
          aria-label="Search models"
          placeholder="Search models"
          className="my-2 w-56 phone:mx-2.5 phone:w-full"
        />
      </div>
      <Table
        label="Models"
        head={
          <>
            <TableHead sort={sort} onSort={setSort}>
              Client and model
            </TableHead>
            <TableHead hideOnPhone>Closing cash, base</TableHead>
            <TableHead isNumber sort="none" onSort={() => {}}>
              Lowest ahead
            </TableHead>
            <TableHead hideOnPhone>Checks</TableHead>
            <TableHead hideOnPhone>Owner</TableHead>
            <TableHead hideOnPhone sort="none" onSort={() => {}}>
              Saved
            </TableHead>
            <TableHead>
              <span className="sr-only">Actions</span>
            </TableHead>
          </>
        }
      >
        {(sort === "ascending" ? rows : rows.toReversed()).map((row) => (
          <ModelRow key={row.client} row={row} />
        ))}
      </Table>
      <Pager
        page={1}
        pageSize={5}
        total={25}
        onPrint={() => window.print()}
        linkTo={(page, link) => <a href={`#page-${page}`} {...link} />}
      >
        <LineLegend
          entries={[
            { label: "Actual", look: "actual" },
            { label: "Forecast", look: "forecast" },
            { label: "Cash floor", look: "floor" },
          ]}
        />
      </Pager>
    </Card>
  );
}

function ModelRow({ row }: { row: (typeof MODELS)[number] }) {
  const lowest = Math.min(...row.cash.slice(ACTUAL_COUNT));
  return (
    <TableRow>
      <TableCell
        isRowHead
        note={
          <>
            {row.model}
            <span className="mt-1 hidden phone:block">
              <CheckMark check={row.check} />
            </span>
          </>
        }
      >
        <a href="#model" className="stretched text-text">
          {row.client}
        </a>
        {row.tag && (
          <Badge tone="outline" className="ml-1.5 phone:hidden">
            {row.tag}
          </Badge>
        )}
      </TableCell>
      <TableCell hideOnPhone>
        <SparkLine values={row.cash} actualCount={ACTUAL_COUNT} floor={row.floor} />
      </TableCell>
      <TableCell isNumber note={row.lowestIn}>
        <span className={lowest < row.floor ? "font-medium text-alert" : "font-medium"}>
          {formatAmount(Math.round(lowest * 1000))}
        </span>
      </TableCell>
      <TableCell hideOnPhone>
        <CheckMark check={row.check} />
      </TableCell>
      <TableCell hideOnPhone className="text-text-2">
        <span className="flex items-center gap-2">
          <Avatar name={row.owner.name} index={row.owner.index} size="xs" />
          {row.owner.name.split(" ")[0]}
        </span>
      </TableCell>
      <TableCell hideOnPhone className="text-text-2" note={`version ${row.version}`}>
        {row.savedAt}
      </TableCell>
      <TableCell className="w-px">
        <RowMenu name={row.client} />
      </TableCell>
    </TableRow>
  );
}

const CHECK_ICONS = {
  alert: <TriangleAlert />,
  negative: <CircleAlert />,
  info: <RefreshCw />,
};

/** A passing check is a small tick and a word; only what needs a person gets a badge. */
function CheckMark({ check }: { check: (typeof MODELS)[number]["check"] }) {
  if (check) {
    return (
      <Badge tone={check.tone} icon={CHECK_ICONS[check.tone]}>
        {check.text}
      </Badge>
    );
  }
  return (
    <span className="flex items-center gap-1.5 text-xs">
      <CircleCheck className="size-3.75 text-positive" /> Pass
    </span>
  );
}

function RowMenu({ name }: { name: string }) {
  const [units, setUnits] = useState("ones");
  return (
    <Menu
      trigger={
        <IconButton label={`Actions for ${name}`} variant="quiet" size="sm">
          <Ellipsis />
        </IconButton>
      }
    >
      <MenuItem icon={<Share />} shortcut="S">
        Share
      </MenuItem>
      <MenuItem icon={<Copy />}>Copy as parallel model</MenuItem>
      <MenuItem icon={<History />} disabled>
        Version history
      </MenuItem>
      <MenuSeparator />
      <MenuChoice
        label="Units"
        value={units}
        onChange={setUnits}
        options={[
          { value: "ones", label: "Ones" },
          { value: "thousands", label: "Thousands" },
        ]}
      />
      <MenuSeparator />
      <MenuItem icon={<X />} tone="danger">
        Cancel model
      </MenuItem>
    </Menu>
  );
}

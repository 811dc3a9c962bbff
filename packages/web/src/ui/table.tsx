import { ArrowDown, ArrowUp } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { classNames } from "./class-names.ts";
import { useScrollable } from "./use-scrollable.ts";

type TableProps = {
  /** What the rows are, for screen readers. */
  label: string;
  /** The column heads. */
  head: ReactNode;
  /** Statement rows of 30 px, where digits stand in one column; list rows of 48 px otherwise. */
  isFigures?: boolean;
  /** The head stays in view; give the table a height of its own by `className`. */
  isHeadSticky?: boolean;
  /** All rows there are, head included, where only some are on the page. */
  rowCount?: number;
  /** The part that scrolls. */
  ref?: RefObject<HTMLDivElement | null>;
  className?: string;
  children: ReactNode;
};

export function Table(props: TableProps) {
  const { label, head, isFigures = false, isHeadSticky = false, className, children } = props;
  const [ownElement, isScrollable] = useScrollable(props.ref);
  return (
    <div
      ref={ownElement}
      className={classNames("overflow-x-auto print:overflow-visible", className)}
      {...(isScrollable && { tabIndex: 0, role: "group", "aria-label": label })}
    >
      <table
        aria-rowcount={props.rowCount}
        className={classNames(
          "w-full border-separate border-spacing-0",
          isFigures ? "figure-rows" : "list-rows",
          isHeadSticky && "sticky-head",
        )}
      >
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr>{head}</tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

export type SortDirection = "ascending" | "descending";

type TableHeadProps = {
  /** How the rows are ordered by this column now, or `none`; left out where it cannot order them. */
  sort?: SortDirection | "none";
  onSort?: (direction: SortDirection) => void;
  isNumber?: boolean;
  hideOnPhone?: boolean;
  className?: string;
  children: ReactNode;
};

/** A column's head: a button where the column can order the rows. */
export function TableHead(props: TableHeadProps) {
  const { sort, onSort, isNumber = false, hideOnPhone = false, children } = props;
  const next = sort === "ascending" ? "descending" : "ascending";
  return (
    <th
      scope="col"
      {...(sort && { "aria-sort": sort })}
      className={classNames(isNumber && "num-head", hideOnPhone && "phone:hidden", props.className)}
    >
      {onSort ? (
        <button
          type="button"
          onClick={() => onSort(next)}
          className={classNames(SORT_BUTTON, isNumber && "flex-row-reverse")}
        >
          {children}
          <SortMark sort={sort} />
        </button>
      ) : (
        children
      )}
    </th>
  );
}

function SortMark({ sort = "none" }: { sort?: SortDirection | "none" | undefined }) {
  const Icon = sort === "descending" ? ArrowDown : ArrowUp;
  return (
    <Icon
      className={classNames(
        "size-3",
        sort === "none" && "opacity-0 group-hover:opacity-50 group-focus-visible:opacity-50",
      )}
    />
  );
}

const SORT_BUTTON =
  "group -mx-1 inline-flex items-center align-middle gap-1 rounded-sm px-1 font-medium hover:text-text phone:min-h-10.5";

type TableRowProps = {
  /** In a statement: a total has a rule above, a final line a double rule below. */
  kind?: "plain" | "detail" | "total" | "grand" | "percent";
  isSelected?: boolean;
  /** Which row of all it is, the head being the first, where only some are on the page. */
  rowIndex?: number | undefined;
  className?: string;
  children: ReactNode;
};

/** A row; a `stretched` link in it opens it wherever it is clicked. */
export function TableRow(props: TableRowProps) {
  const { kind = "plain", isSelected, rowIndex, className, children } = props;
  return (
    <tr
      {...(isSelected && { "data-selected": true })}
      aria-rowindex={rowIndex}
      className={classNames("relative", KINDS[kind], className)}
    >
      {children}
    </tr>
  );
}

const KINDS = {
  plain: "",
  detail: "row-detail",
  total: "row-total",
  grand: "row-grand",
  percent: "row-percent",
};

type TableCellProps = {
  isNumber?: boolean;
  /** A figure in parentheses hangs, so that digits stay in one column. */
  isNegative?: boolean;
  /** An actual period, shaded. */
  isActual?: boolean;
  /** Names the row. */
  isRowHead?: boolean;
  hideOnPhone?: boolean;
  /** A second, smaller line. */
  note?: ReactNode;
  className?: string;
  children?: ReactNode;
};

export function TableCell(props: TableCellProps) {
  const Cell = props.isRowHead ? "th" : "td";
  return (
    <Cell
      {...(props.isRowHead && { scope: "row" })}
      className={classNames(
        props.isNumber && "num",
        props.isNegative && "is-negative",
        props.isActual && "bg-cell-actual",
        props.hideOnPhone && "phone:hidden",
        props.className,
      )}
    >
      {props.children}
      {props.note && (
        <span className="proportional block text-2xs font-normal text-text-3">{props.note}</span>
      )}
    </Cell>
  );
}

import { Card, CardHeader } from "#ui/card.tsx";
import { classNames } from "#ui/class-names.ts";
import { useScrollable } from "#ui/use-scrollable.ts";
import type { FileRead } from "./file-questions.tsx";

/** The first rows as they stand in the sheet, under what each column is taken for. */
export function SheetRows({ read: { columns, rows, problems } }: { read: FileRead }) {
  const [element, isScrollable] = useScrollable();
  const wrong = new Set(problems.map(({ row }) => row));
  const width = Math.max(columns.length, ...rows.map(({ length }) => length));
  const places = Array.from({ length: width }, (_, place) => place);
  return (
    <Card>
      <CardHeader
        title="What we found in the sheet"
        description={
          columns.length > 0
            ? "The first rows, and what each column is taken for"
            : "The first rows; no columns of accounts and amounts were found"
        }
      />
      <div
        ref={element}
        className="max-h-140 overflow-auto"
        {...(isScrollable && { tabIndex: 0, role: "group", "aria-label": "Rows of the sheet" })}
      >
        <table className="w-full text-xs [&_:is(th,td)]:border-t [&_:is(th,td)]:border-border [&_:is(th,td)]:px-2 [&_:is(th,td)]:py-1 [&_:is(th,td)]:whitespace-nowrap">
          <caption className="sr-only">The first rows of the sheet</caption>
          <thead>
            <tr className="text-left align-top">
              <th scope="col" className="text-text-3">
                Row
              </th>
              {places.map((place) => (
                <th key={place} scope="col" className="font-medium">
                  <span className="block text-2xs font-normal text-text-3">
                    {columns[place]?.letter ?? ""}
                  </span>
                  {columns[place]?.takenFor ?? "Not read"}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row of a sheet is its number
              <tr key={row} className={classNames(wrong.has(row + 1) && "bg-negative-soft")}>
                <th scope="row" className="tabular text-right font-normal text-text-3">
                  {row + 1}
                </th>
                {places.map((place) => (
                  <td
                    key={place}
                    className={classNames(
                      "max-w-70 overflow-hidden text-ellipsis",
                      isFigure(cells[place]) && "tabular text-right",
                    )}
                  >
                    {cells[place] ?? ""}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

const isFigure = (text: string | undefined) => /^[-($€£\d][\d,.\s)%$€£-]*$/.test(text ?? "");

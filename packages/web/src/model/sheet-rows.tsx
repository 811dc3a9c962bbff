import { Card, CardHeader } from "#ui/card.tsx";
import { classNames } from "#ui/class-names.ts";
import { useScrollable } from "#ui/use-scrollable.ts";
import { ColumnRole } from "./column-role.tsx";
import type { FileAnswers } from "./file-questions.tsx";
import type { FileRead } from "./file-standing.ts";

type SheetRowsProps = {
  read: FileRead;
  answers: FileAnswers;
  onAnswers: (answers: FileAnswers) => void;
};

/** The first rows as they stand in the sheet, under what each column is taken for. */
export function SheetRows({ read, answers, onAnswers }: SheetRowsProps) {
  const { columns, rows, problems } = read;
  const [element, isScrollable] = useScrollable();
  const columnAt = new Map(columns.map((column) => [column.index, column]));
  const wrong = new Set(problems.map(({ row }) => row));
  const width = Math.max(
    ...[0, ...rows.map(({ length }) => length)],
    ...columns.map(({ index }) => index + 1),
  );
  function say(heading: string, role: FileAnswers["columns"][string] | undefined) {
    const { [heading]: _, ...others } = answers.columns;
    onAnswers({ ...answers, columns: { ...others, ...(role && { [heading]: role }) } });
  }
  const places = Array.from({ length: width }, (_, place) => place);
  return (
    <Card>
      <CardHeader
        title="What we found in the sheet"
        description={
          columns.length > 0
            ? "The first rows, and what each column is taken for. Say so where it is another"
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
              {places.map((place) => {
                const column = columnAt.get(place);
                return (
                  <th key={place} scope="col" className="font-medium">
                    {column && (
                      <>
                        <span className="block text-2xs font-normal text-text-3">
                          {column.letter}
                        </span>
                        <ColumnRole
                          column={column}
                          said={answers.columns[column.heading]}
                          onChange={(role) => say(column.heading, role)}
                        />
                      </>
                    )}
                  </th>
                );
              })}
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

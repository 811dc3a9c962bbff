import { MessageSquare, Moon, Sun } from "lucide-react";
import { useTheme } from "#lib/theme.tsx";
import type { CaseColours } from "#model/case-colours.ts";
import { CaseMark } from "#model/case-tag.tsx";
import { FirmName } from "#report/firm-name.tsx";
import { Button, IconButton } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Select } from "#ui/select.tsx";
import { Segmented } from "#ui/tabs.tsx";
import type { ViewedReport } from "./viewer-queries.ts";
import type { Search } from "./viewer-search.ts";

type ViewerHeaderProps = {
  report: ViewedReport;
  colours: CaseColours;
  caseKey: string;
  search: Search;
  onSearch: (change: Partial<Search>) => void;
  onNotes: () => void;
  /** The same on paper and to present; of what was published, whatever a reader tries. */
  pdfUrl: string;
  slidesUrl: string;
};

/** Whose report it is, and what a reader may choose. */
export function ViewerHeader(props: ViewerHeaderProps) {
  const { report, colours, caseKey, search, onSearch, onNotes } = props;
  const isTrying = search.try !== undefined;
  return (
    <header className="viewer-header">
      <div className="flex min-w-0 grow items-center gap-2.5">
        <FirmName {...report} />
        {isTrying && <span className="what-if-tag">Your what-if, not saved</span>}
      </div>
      <div className="viewer-choices">
        <UnitChoice units={report.units} search={search} onSearch={onSearch} />
        <CaseChoice cases={report.cases} colours={colours} caseKey={caseKey} onSearch={onSearch} />
        <div className="when-narrow shrink-0">
          <Button size="sm" icon={<MessageSquare />} onClick={onNotes}>
            {report.noteCount}
            <span className="sr-only"> notes</span>
          </Button>
        </div>
      </div>
      {report.hasWhatIf && !isTrying && (
        <Button size="sm" onClick={() => onSearch({ try: "", scenario: undefined })}>
          Try it
        </Button>
      )}
      <Button size="sm" asChild>
        <a href={props.pdfUrl} download>
          {isTrying ? "PDF of base" : "PDF"}
        </a>
      </Button>
      <Button size="sm" asChild>
        <a href={props.slidesUrl} download>
          {isTrying ? "Slides of base" : "Slides"}
        </a>
      </Button>
      <ThemeButton />
    </header>
  );
}

const UNIT_NAMES = { week: "Week", month: "Month", quarter: "Quarter", year: "Year" } as const;

type UnitChoiceProps = Pick<ViewerHeaderProps, "search" | "onSearch"> & Pick<ViewedReport, "units">;

/** As the report's author laid it out, or everything by one unit of time. */
function UnitChoice({ units, search, onSearch }: UnitChoiceProps) {
  return (
    <Select
      size="sm"
      aria-label="Figures by"
      className="w-auto shrink-0"
      value={units.find((each) => each === search.unit) ?? ""}
      onChange={(event) => onSearch({ unit: units.find((each) => each === event.target.value) })}
    >
      <option value="">As laid out</option>
      {units.map((each) => (
        <option key={each} value={each}>
          {`By ${UNIT_NAMES[each].toLowerCase()}`}
        </option>
      ))}
    </Select>
  );
}

/** More cases than fit side by side are a list. */
const SEGMENTS_MAX = 4;

type CaseChoiceProps = Pick<ViewerHeaderProps, "colours" | "caseKey" | "onSearch"> &
  Pick<ViewedReport, "cases">;

function CaseChoice({ cases, colours, caseKey, onSearch }: CaseChoiceProps) {
  if (cases.length < 2) return null;
  const choose = (key: string) =>
    onSearch({ scenario: key === cases[0]?.key ? undefined : key, try: undefined });
  const isList = cases.length > SEGMENTS_MAX;
  return (
    <>
      {!isList && (
        <div className="case-segments">
          <Segmented
            label="Scenario"
            value={caseKey}
            onChange={choose}
            options={cases.map(({ key, name }) => ({
              value: key,
              label: (
                <>
                  <CaseMark colour={colours.get(key) ?? 1} />
                  {name}
                </>
              ),
            }))}
          />
        </div>
      )}
      <div className={classNames("min-w-0 phone:flex-1", !isList && "case-list")}>
        <Select
          size="sm"
          aria-label="Scenario"
          className="grid-cols-[minmax(0,1fr)]"
          value={caseKey}
          onChange={(event) => choose(event.target.value)}
        >
          {cases.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </Select>
      </div>
    </>
  );
}

function ThemeButton() {
  const { shown, setTheme } = useTheme();
  const isDark = shown === "dark";
  return (
    <IconButton
      label={isDark ? "Light colours" : "Dark colours"}
      variant="quiet"
      onClick={() => setTheme(isDark ? "light" : "dark")}
    >
      {isDark ? <Sun /> : <Moon />}
    </IconButton>
  );
}

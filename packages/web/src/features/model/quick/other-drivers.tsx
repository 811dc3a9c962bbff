import { Card, CardHeader } from "#ui/card.tsx";
import { FitEvidence, FitInput, type FitProps } from "./fit-card.tsx";

/** The drivers that are not drawn, each with what it rests on. */
export function OtherDrivers({ fits, isAll }: { fits: readonly FitProps[]; isAll: boolean }) {
  return (
    <Card>
      <CardHeader title={isAll ? "Drivers" : "The others"} />
      <ul aria-label="Drivers that were fitted">
        {fits.map((each) => (
          <li
            key={each.driver.id}
            className="grid grid-cols-[minmax(0,1fr)_9.5rem_5.5rem] items-center gap-x-4 gap-y-1.5 border-t border-border px-4 py-2.5 phone:grid-cols-[minmax(0,1fr)_9.5rem]"
          >
            <span>
              <span className="block font-medium">{each.driver.name}</span>
              <span className="block text-xs text-text-2">{each.driver.note}</span>
            </span>
            <span className="flex items-center gap-2">
              <FitInput {...each} />
            </span>
            <FitEvidence fit={each.fit} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

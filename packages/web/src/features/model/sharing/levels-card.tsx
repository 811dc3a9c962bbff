import { ACCESS_LEVEL_NAMES, type AccessLevel } from "@app/contract/access-level";
import { LEVEL_WORDS } from "#features/model/access-words.ts";
import { Card, CardHeader } from "#ui/card.tsx";
import { LevelSquares } from "./level-squares.tsx";

const LEVELS = [5, 4, 3, 2, 1, 0] as const satisfies readonly AccessLevel[];

type LevelsCardProps = {
  /** What each person has, where it is known. */
  held?: readonly AccessLevel[] | undefined;
  own?: AccessLevel;
};

/** What the levels are, and how many people have each. */
export function LevelsCard({ held, own }: LevelsCardProps) {
  const countOf = (level: AccessLevel) => held?.filter((each) => each === level).length ?? 0;
  return (
    <Card>
      <CardHeader title="The six levels" description="Each holds all that is below it" />
      <ol className="px-4 pb-2">
        {LEVELS.map((level) => (
          <li key={level} className="grid grid-cols-[4.125rem_1fr] border-t border-border py-2.25">
            <span className="flex h-5 items-center">
              <LevelSquares level={level} />
            </span>
            <div>
              <p className="flex items-baseline justify-between gap-2">
                <b className="font-medium">{ACCESS_LEVEL_NAMES[level]}</b>
                <span className="text-xs text-text-3">
                  {held ? peopleText(countOf(level)) : level === own && "yours"}
                </span>
              </p>
              <p className="text-xs text-text-2">{LEVEL_WORDS[level]}</p>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function peopleText(count: number) {
  return count === 1 ? "1 person" : `${count} people`;
}

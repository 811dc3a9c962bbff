import { classNames } from "#ui/class-names.ts";

type MarkSignProps = {
  isGood: boolean | undefined;
  /** What it means stands beside it. */
  isNamed?: boolean;
};

/** Better or worse for profit, by shape and colour, and in words for whoever sees neither. */
export function MarkSign({ isGood, isNamed = false }: MarkSignProps) {
  if (isGood === undefined) return null;
  return (
    <span className={classNames("text-2xs", isGood ? "text-positive" : "text-negative")}>
      <span aria-hidden="true">{isGood ? "▲" : "▼"}</span>
      {!isNamed && <span className="sr-only">{isGood ? "Favourable" : "Adverse"}</span>}
    </span>
  );
}

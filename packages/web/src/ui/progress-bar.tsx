type ProgressBarProps = {
  label: string;
  /** How far it has come; nothing while nobody can say. */
  value: number | null;
  max: number;
};

/** How far long work has come. */
export function ProgressBar({ label, value, max }: ProgressBarProps) {
  return (
    <span
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      {...(value !== null && { "aria-valuenow": value })}
      className="block h-1 overflow-hidden rounded-xs bg-tile"
    >
      {value === null ? (
        <span className="block h-full w-1/3 animate-sway bg-accent" />
      ) : (
        <span
          className="block h-full bg-accent transition-[width] duration-(--t-slow)"
          style={{ width: `${(100 * value) / max}%` }}
        />
      )}
    </span>
  );
}

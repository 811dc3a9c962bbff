type ProgressBarProps = { label: string; value: number; max: number };

/** How far long work has come. */
export function ProgressBar({ label, value, max }: ProgressBarProps) {
  return (
    <span
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
      className="block h-1 overflow-hidden rounded-xs bg-tile"
    >
      <span
        className="block h-full bg-accent transition-[width] duration-(--t-slow)"
        style={{ width: `${(100 * value) / max}%` }}
      />
    </span>
  );
}

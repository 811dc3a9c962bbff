/** Figures to places along a line, with round steps to read them at. */
export type LinearScale = {
  (figure: number): number;
  /** The figure that stands at a place. */
  invert(place: number): number;
  domain(): Ends;
  /** Round figures within the domain, about as many as are asked for. */
  ticks(count: number): number[];
};

type Ends = readonly [number, number];

export function linearScale([least, most]: Ends, [from, to]: Ends): LinearScale {
  const place = (figure: number) => {
    const share = (figure - least) / (most - least);
    return from * (1 - share) + to * share;
  };
  return Object.assign(place, {
    invert: (at: number) => least + ((at - from) / (to - from)) * (most - least),
    domain: () => [least, most] as const,
    ticks(count: number) {
      const step = stepFor(least, most, count);
      const first = Math.ceil(stepsTo(least, step));
      const length = Math.max(0, Math.floor(stepsTo(most, step)) - first + 1);
      return Array.from({ length }, (_, index) => figureAfter(first + index, step));
    },
  });
}

const TRIES_MAX = 10;

/** The ends moved out to round figures. Wider ends may want a wider step, so it is looked at again. */
export function roundEnds(ends: Ends, count: number): Ends {
  let [least, most] = ends;
  let before: Step | undefined;
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const step = stepFor(least, most, count);
    if (step.size === before?.size && step.isPart === before.isPart) break;
    least = figureAfter(Math.floor(stepsTo(least, step)), step);
    most = figureAfter(Math.ceil(stepsTo(most, step)), step);
    before = step;
  }
  return [least, most];
}

/** Below one it is a part, `1 / size`: 3 steps of a tenth are 3 / 10, and never 0.30000000000000004. */
type Step = { size: number; isPart: boolean };

/** 1, 2 or 5 times a power of ten: the nearest to what the count asks for, by ratio. */
function stepFor(least: number, most: number, count: number): Step {
  const wanted = (most - least) / count;
  const power = Math.floor(Math.log10(wanted));
  const rest = wanted / 10 ** power;
  const factor =
    rest >= Math.sqrt(50) ? 10 : rest >= Math.sqrt(10) ? 5 : rest >= Math.sqrt(2) ? 2 : 1;
  return power < 0
    ? { size: 10 ** -power / factor, isPart: true }
    : { size: factor * 10 ** power, isPart: false };
}

function stepsTo(figure: number, { size, isPart }: Step): number {
  return isPart ? figure * size : figure / size;
}

function figureAfter(steps: number, { size, isPart }: Step): number {
  return isPart ? steps / size : steps * size;
}

/** Figures as a person would enter them, drawn at random. */
import fc from "fast-check";

/** Whole cents, so that what is entered is what an accountant would enter. */
export const money = (most: number) =>
  fc.integer({ min: 0, max: most * 100 }).map((cents) => cents / 100);
export const share = (most = 1) =>
  fc.integer({ min: 0, max: most * 1000 }).map((thousandths) => thousandths / 1000);
export const flows = (most: number) =>
  fc.oneof(
    money(most),
    fc.record({ figures: fc.array(money(most), { maxLength: 5 }), later: money(most) }),
  );
export const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
/** Before, within and after the timelines that are drawn. */
export const day = fc
  .record({ year: fc.integer({ min: 2023, max: 2031 }), month: fc.integer({ min: 1, max: 12 }) })
  .map(({ year, month: inYear }) => `${year}-${String(inYear).padStart(2, "0")}-15`);
export const unwind = fc.record({
  from: day,
  shares: fc.constantFrom<number[][]>([1], [0.5, 0.5], [0.2, 0, 0.3], [0.1, 0.2, 0.3, 0.4]),
});
export const month = fc.integer({ min: 1, max: 12 });

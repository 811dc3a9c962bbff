/**
 * Money in billing. Inside it is a whole number of cents and a percentage a whole number of hundredths, so that
 * nothing is ever rounded but where a rule says so; on the wire both are numbers with two decimals at most.
 */
export type Cents = number;

/** Hundredths of a percent: 1,000 is 10 %. */
export type BasisPoints = number;

const WHOLE_BASIS_POINTS = 10_000n;

/** An amount as cents, or a percentage as basis points. Throws on what has more than two decimals. */
export function hundredthsOf(value: number): number {
  const hundredths = Math.round(value * 100);
  if (!Number.isSafeInteger(hundredths) || hundredths / 100 !== value) {
    throw new RangeError(`${value} is not a number with two decimals at most.`);
  }
  return hundredths;
}

export function sumOf(amounts: readonly Cents[]): Cents {
  return amounts.reduce((sum, each) => sum + each, 0);
}

/** As it is sent: 511920 cents are 5119.2. */
export function fromHundredths(hundredths: number): number {
  return hundredths / 100;
}

/** As a line, a letter or a refusal says it: 511920 cents are "5,119.20". */
export function centsText(cents: Cents): string {
  return fromHundredths(cents).toLocaleString("en-AU", { minimumFractionDigits: 2 });
}

/**
 * A percentage of an amount, on exact decimals. Half a cent goes up, and of a negative amount down, so that what
 * is credited is to the cent what was charged.
 */
export function shareOf(cents: Cents, share: BasisPoints): Cents {
  return ratioOf(cents, BigInt(share), WHOLE_BASIS_POINTS);
}

/** So many of so many parts of an amount or of a whole, rounded as `shareOf` does. */
export function ratioOf(whole: number, part: number | bigint, parts: number | bigint): number {
  const divisor = 2n * BigInt(parts);
  const doubled = 2n * BigInt(whole) * BigInt(part);
  const half = doubled < 0n ? -BigInt(parts) : BigInt(parts);
  return safeNumber((doubled + half) / divisor);
}

function safeNumber(value: bigint): number {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${value} cents are too many to count.`);
  return number;
}

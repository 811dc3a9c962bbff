/**
 * What months earned or spent beyond their forecasts, without what only came in another month: an
 * amount that one month has too much and another too little, to the cent, has moved between them.
 */
const HALF_CENT = 0.005;

export function amountsBeyond(differences: readonly number[]): number[] {
  const beyond = [...differences];
  for (const [at, difference] of beyond.entries()) {
    if (Math.abs(difference) < HALF_CENT) continue;
    const other = beyond.findIndex(
      (each, index) => index > at && Math.abs(each + difference) < HALF_CENT,
    );
    if (other === -1) continue;
    beyond[at] = 0;
    beyond[other] = 0;
  }
  return beyond;
}

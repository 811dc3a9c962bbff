/**
 * Charts keep like with like: the class of an account is mostly that of the accounts around it.
 * What each account says for itself is joined along the chart, forwards and backwards, so that a
 * weak word between two sure neighbours gives way to them and a sure one does not.
 *
 *   P(class of account i) ~ own evidence × what comes from before × what comes from after
 */

/** By class: how likely an account would look like this were it of the class. */
export type Likelihoods = readonly number[];

/** How likely each class is, by account. `stays[i]` is how likely account i is of the class of i − 1. */
export function joinAlong(own: readonly Likelihoods[], stays: readonly number[]): number[][] {
  const forward = passed(own, stays);
  const backward = passed(own.toReversed(), [1, ...stays.slice(1).reverse()]).reverse();
  return own.map((likelihoods, at) =>
    shares(likelihoods.map((each, k) => each * (forward[at]?.[k] ?? 1) * (backward[at]?.[k] ?? 1))),
  );
}

/** What arrives at each account from those before it. */
function passed(own: readonly Likelihoods[], stays: readonly number[]): number[][] {
  const count = own[0]?.length ?? 0;
  const arrived: number[][] = [];
  let message: number[] = Array.from({ length: count }, () => 1 / count);
  for (const [at, likelihoods] of own.entries()) {
    arrived.push(message);
    const here = shares(likelihoods.map((each, k) => each * (message[k] ?? 0)));
    const stay = stays[at + 1] ?? 1;
    const leave = (1 - stay) / (count - 1);
    message = here.map((each) => each * stay + (1 - each) * leave);
  }
  return arrived;
}

export function shares(weights: readonly number[]): number[] {
  const total = weights.reduce((sum, each) => sum + each, 0);
  return weights.map((each) => (total > 0 ? each / total : 1 / weights.length));
}

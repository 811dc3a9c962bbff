/**
 * The price against a second way to work it out: fractions over the amounts as they are written, which know no
 * cents, rounded by comparing what is left with a half.
 */
import { runs } from "@app/engine/testing/runs";
import fc from "fast-check";
import { test } from "vitest";
import { hundredthsOf } from "./cents.ts";
import { SUBSCRIPTION_TYPES } from "./subscription.ts";
import { priceSubscription, type SubscriptionData, withTax } from "./subscription-price.ts";

const twoDecimals = (most: number) =>
  fc.oneof(
    fc.integer({ min: 0, max: most * 100 }).map((hundredths) => hundredths / 100),
    fc.integer({ min: 0, max: most }),
  );
const percent = twoDecimals(100);
const users = fc.integer({ min: 0, max: 10_000 });

const anyData: fc.Arbitrary<SubscriptionData> = fc.record({
  costPerUser: twoDecimals(10_000),
  discountPercent: percent,
  subscriptionType: fc.constantFrom(...Object.values(SUBSCRIPTION_TYPES)),
  numRenewalPayingUsers: users,
  periodCost: twoDecimals(100_000_000),
  percentRemaining: percent,
});

test("no cent is off in 100,000 random subscriptions and their tax @long", {
  timeout: 600_000,
}, () => {
  const isSame = (data: SubscriptionData, payingUsers: number, taxPercent: number) => {
    const price = priceSubscription(data, payingUsers);
    const { net, tax, gross } = withTax(price.payableNow, hundredthsOf(taxPercent));
    const got = [...Object.values(price), tax];
    const worked = [...workedOut(data, payingUsers), taxOf(net, taxPercent)];
    return gross === net + tax && String(got) === String(worked);
  };
  fc.assert(fc.property(anyData, users, percent, isSame), runs(100_000));
});

/** A number over another, never shortened. */
type Fraction = { over: bigint; under: bigint };

/** As it is written: "5119.2" is 51192 over 10. */
function fraction(value: number): Fraction {
  const [whole = "", rest = ""] = String(value).split(".");
  return { over: BigInt(whole + rest), under: 10n ** BigInt(rest.length) };
}

const times = (a: Fraction, b: Fraction) => ({ over: a.over * b.over, under: a.under * b.under });
const minus = (a: Fraction, b: Fraction) => ({
  over: a.over * b.under - b.over * a.under,
  under: a.under * b.under,
});
const larger = (a: Fraction, b: Fraction) => (minus(a, b).over > 0n ? a : b);
const HUNDREDTH: Fraction = { over: 1n, under: 100n };

/** To two decimals: the whole hundredths, and one more when what is left is a half of one or more. */
function rounded({ over, under }: Fraction): Fraction {
  const hundredths = (over * 100n) / under;
  const left = over * 100n - hundredths * under;
  return { over: left * 2n >= under ? hundredths + 1n : hundredths, under: 100n };
}

/** The figures of a price, in the order in which it has them. */
function workedOut(data: SubscriptionData, payingUsers: number) {
  const subtotal = times(fraction(data.costPerUser), fraction(payingUsers));
  const discount = rounded(times(times(subtotal, fraction(data.discountPercent)), HUNDREDTH));
  const total = minus(subtotal, discount);
  const periodCost = fraction(data.periodCost);
  const newCharges = larger(fraction(0), minus(total, periodCost));
  const isPrepaid = data.subscriptionType === SUBSCRIPTION_TYPES.ANNUAL_PREPAID;
  return [
    ...[subtotal, discount, total, newCharges].map(centsOf),
    centsOf(rounded(times(times(newCharges, fraction(data.percentRemaining)), HUNDREDTH))),
    centsOf(isPrepaid ? total : times(total, fraction(12))),
    centsOf(total),
    Math.max(payingUsers, data.numRenewalPayingUsers),
    centsOf(larger(total, periodCost)),
  ];
}

function taxOf(cents: number, taxPercent: number) {
  const net = { over: BigInt(cents), under: 100n };
  return centsOf(rounded(times(times(net, fraction(taxPercent)), HUNDREDTH)));
}

/** Decimals beyond the cents would show. */
function centsOf({ over, under }: Fraction) {
  return (over * 100n) % under === 0n ? (over * 100n) / under : `${over}/${under}`;
}

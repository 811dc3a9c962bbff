import type { DataOf } from "@app/contract/endpoint";
import type { getAmendData, listUnlimitedModelsPlans } from "@app/contract/subscription-plan";

/** 6 users prepaid in Australia, with 219 of 365 days left. */
export const A_PLAN: DataOf<typeof getAmendData> = {
  ...{ costPerUser: 948, discountPercent: 10, subscriptionType: 3, numRenewalPayingUsers: 6 },
  ...{ periodCost: 5119.2, percentRemaining: 60, status: "active", payingUsers: 6, memberCount: 6 },
  ...{ renewalType: null, currency: "AUD", taxPercent: 10, daysLeft: 219, daysInPeriod: 365 },
  ...{ periodFrom: "2026-06-23", periodTo: "2027-06-23", termTo: "2027-06-23" },
  ...{ cancelledAt: null, cancelledByName: null, purchaseOrderNumber: "PO-2291" },
  unlimitedModels: null,
  plans: [
    { subscriptionType: 2, costPerUser: 99 },
    { subscriptionType: 5, costPerUser: 89 },
    { subscriptionType: 3, costPerUser: 948 },
  ],
  volumeDiscounts: [
    { fromUsers: 5, percent: 10 },
    { fromUsers: 20, percent: 20 },
  ],
};

export const UNLIMITED_PLANS: DataOf<typeof listUnlimitedModelsPlans> = {
  isHeld: false,
  items: [
    { billingPeriod: 1, price: 490, renewsOn: "2026-12-17" },
    { billingPeriod: 2, price: 4900, renewsOn: "2027-11-17" },
  ],
  ...{ currency: "AUD", taxPercent: 10, registeredModelPrice: 29 },
};

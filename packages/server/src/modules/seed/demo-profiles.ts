import type { updateProfile } from "@app/contract/account";
import type { CheckedOf } from "@app/contract/endpoint";

type Profile = Omit<CheckedOf<typeof updateProfile>["body"], "name">;

const firm = {
  countryCode: "AU",
  industry: "Accounting and advisory",
  companySize: "10 to 49 people",
};

/** What the demo's people say of themselves, by first name. Their numbers are kept for fiction. */
export const demoProfiles = {
  Priya: { ...firm, jobTitle: "Partner", phone: "+61 2 5550 0142" },
  Tom: { ...firm, jobTitle: "Senior adviser", phone: "+61 2 5550 0143" },
  Ana: { ...firm, jobTitle: "Adviser", phone: "+61 2 5550 0147" },
  Helen: {
    countryCode: "AU",
    industry: "Food and drink production",
    companySize: "50 to 199 people",
    jobTitle: "Finance manager",
    phone: "+61 3 5550 0119",
  },
} satisfies Record<string, Profile>;

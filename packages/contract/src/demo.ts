/**
 * The people of the demo firm: the seed makes them, the sign-in page of the embedded demo offers
 * them, and the start prints them. They exist nowhere else, so their password is no secret.
 */
export const DEMO_PASSWORD = "harbour-lantern-42";

export const DEMO_SIGN_INS = [
  { email: "priya@marlowetran.example", name: "Priya Raman", role: "Advisor, admin" },
  { email: "tom@marlowetran.example", name: "Tom Marlowe", role: "Advisor, member" },
  { email: "helen@saltmarsh.example", name: "Helen Osei", role: "Corporate, admin" },
  { email: "staff@forecastle.example", name: "Robin Keller", role: "Staff" },
] as const;

import type { ExportPart } from "#core/export-part.ts";
import * as store from "./account.store.ts";

/** The people of the team, as their profiles tell of them. */
export const exportPart: ExportPart = {
  name: "People",
  headings: ["Name", "E-mail", "Role", "Phone", "Job title", "Country", "Industry", "Since"],
  count: ({ db, identity }) => store.countPeople(db, identity.member.teamId),
  async readAfter({ db, identity }, id, limit) {
    const rows = await store.selectPeopleAfter(db, identity.member.teamId, id, limit);
    return rows.map(({ id, name, email, isAdmin, createdAt, ...profile }) => ({
      id,
      cells: [
        ...[name, email, isAdmin ? "Admin" : "Member"],
        ...[profile.phone, profile.jobTitle, profile.countryCode, profile.industry],
        createdAt.toISOString(),
      ],
    }));
  },
};

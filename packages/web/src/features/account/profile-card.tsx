import type { getProfile } from "@app/contract/account";
import type { DataOf } from "@app/contract/endpoint";
import { dayOfTerms } from "@app/contract/terms";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { appDataQuery } from "#lib/app-data.ts";
import { formatDate } from "#lib/format.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Button } from "#ui/button.tsx";
import { Card, CardBody, CardHeader } from "#ui/card.tsx";
import { Changes } from "#ui/changes.tsx";
import { type AccountMember, pictureOf } from "./account-member.ts";
import { profileQuery } from "./account-queries.ts";

type Profile = DataOf<typeof getProfile>;

export function ProfileCard({ account }: Pick<AccountMember, "account">) {
  const { data: profile } = useSuspenseQuery(profileQuery);
  const { data: lists } = useSuspenseQuery(appDataQuery);
  const country = lists.countries.find(({ code }) => code === profile.countryCode);
  return (
    <Card>
      <CardHeader
        title="Profile"
        actions={
          <Changes>
            <Button asChild>
              <Link to="/account/edit_profile">Edit profile</Link>
            </Button>
          </Changes>
        }
      />
      <CardBody className="grid gap-5">
        <div className="flex flex-wrap items-center gap-4">
          <Avatar
            name={account.name}
            index={account.avatarIndex}
            src={pictureOf(account)}
            size="xl"
          />
          <div className="min-w-0 flex-1 basis-48">
            <p className="text-lg font-semibold tracking-tight wrap-anywhere">{profile.name}</p>
            <p className="wrap-anywhere text-text-2">{profile.email}</p>
          </div>
          <Changes>
            <Button asChild size="sm">
              <Link to="/account/edit_avatar">
                {account.avatar ? "Change picture" : "Add picture"}
              </Link>
            </Button>
          </Changes>
        </div>
        <dl className="grid grid-cols-3 gap-x-6 gap-y-4 border-t border-border pt-4 phone:grid-cols-2">
          <Fact name="Job title" value={profile.jobTitle} />
          <Fact name="Phone" value={profile.phone} />
          <Fact name="Country" value={country?.name ?? profile.countryCode} />
          <Fact name="Industry" value={profile.industry} />
          <Fact name="Company size" value={profile.companySize} />
          <Terms terms={profile.terms} />
        </dl>
      </CardBody>
    </Card>
  );
}

/** Which agreement holds for them, and since when. */
function Terms({ terms }: Pick<Profile, "terms">) {
  const value = terms
    ? `Of ${formatDate(new Date(`${dayOfTerms(terms.version)}T00:00`))}, accepted ${formatDate(new Date(terms.acceptedAt))}`
    : "Not recorded";
  return <Fact name="Terms" value={<Link to="/eula">{value}</Link>} />;
}

function Fact({ name, value }: { name: string; value: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-text-3">{name}</dt>
      <dd className="wrap-anywhere">{value || <span className="text-text-3">Not given</span>}</dd>
    </div>
  );
}

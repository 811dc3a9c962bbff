import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Page } from "#ui/page.tsx";
import { Part } from "#ui/part.tsx";
import { TabLinks } from "#ui/tabs.tsx";
import { Loading } from "#ui/waiting.tsx";
import { firstContracts, paymentPage, upcomingPage } from "./billing-queries.ts";

const ADDRESSES = {
  details: "/billing/details",
  upcoming: "/billing/upcoming_payments",
  history: "/billing/history",
  contracts: "/billing/model_contracts",
  statements: "/billing/model_billing_statements",
} as const;

type Tab = keyof typeof ADDRESSES;

type BillingFrameProps = { tab: Tab; shape: ReactNode; children: ReactNode };

/** The pages of billing, each under its own address. */
export function BillingFrame({ tab, shape, children }: BillingFrameProps) {
  return (
    <Page title="Billing">
      <Tabs active={tab} />
      <Part fallback={shape}>{children}</Part>
    </Page>
  );
}

/** What is to be paid has a page where there is anything to pay. */
function Tabs({ active }: { active: Tab }) {
  const { data: upcoming } = useQuery(upcomingPage(1));
  const { data: paid } = useQuery(paymentPage(1));
  const { data: contracts } = useQuery(firstContracts);
  const upcomingCount = upcoming?.totalItemCount;
  const tabs = [
    { key: "details" as const, label: "Details" },
    { key: "upcoming" as const, label: "Upcoming payments", count: upcomingCount },
    { key: "history" as const, label: "History", count: paid?.totalItemCount },
    { key: "contracts" as const, label: "Model contracts", count: contracts?.totalItemCount },
    { key: "statements" as const, label: "Monthly statements" },
  ];
  return (
    <div className="-mt-2 mb-5 -ml-2.5 border-b border-border">
      <TabLinks
        label="Billing"
        tabs={tabs.filter(({ key }) => key !== "upcoming" || key === active || upcomingCount !== 0)}
        active={active}
        renderLink={(key, link) => <Link to={ADDRESSES[key]} {...link} />}
      />
    </div>
  );
}

export function BillingSkeleton({ shape }: { shape: ReactNode }) {
  return (
    <Page title="Billing">
      <Loading>{shape}</Loading>
    </Page>
  );
}

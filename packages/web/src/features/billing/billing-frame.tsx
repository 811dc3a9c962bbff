import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useEffect, useRef } from "react";
import { Page } from "#ui/page.tsx";
import { Part } from "#ui/part.tsx";
import { TabLinks } from "#ui/tabs.tsx";
import { Loading } from "#ui/waiting.tsx";
import { firstContracts, lastPayments, upcomingPage } from "./billing-queries.ts";

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
  const { data: paid } = useQuery(lastPayments);
  const { data: contracts } = useQuery(firstContracts);
  const upcomingCount = upcoming?.totalItemCount;
  const strip = useRef<HTMLDivElement>(null);
  // On a phone the last tabs are beyond its edge; counts that come later move them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    const tab = strip.current?.querySelector<HTMLElement>('[aria-current="page"]');
    const nav = tab?.closest("nav");
    if (tab && nav) nav.scrollLeft = tab.offsetLeft - (nav.clientWidth - tab.offsetWidth) / 2;
  }, [active, upcoming, paid, contracts]);
  const tabs = [
    { key: "details" as const, label: "Details" },
    { key: "upcoming" as const, label: "Upcoming payments", count: upcomingCount },
    { key: "history" as const, label: "History", count: paid?.totalItemCount },
    { key: "contracts" as const, label: "Model contracts", count: contracts?.totalItemCount },
    { key: "statements" as const, label: "Monthly statements" },
  ];
  return (
    <div ref={strip} className="-mt-2 mb-5 border-b border-border">
      <TabLinks
        label="Billing"
        className="-ml-2.5 phone:-mr-4"
        tabs={tabs.filter(({ key }) => key !== "upcoming" || key === active || upcomingCount !== 0)}
        active={active}
        renderLink={(key, link) => <Link to={ADDRESSES[key]} {...link} />}
      />
    </div>
  );
}

export function BillingSkeleton({ tab, shape }: Omit<BillingFrameProps, "children">) {
  return (
    <Page title="Billing">
      <Tabs active={tab} />
      <Loading>{shape}</Loading>
    </Page>
  );
}

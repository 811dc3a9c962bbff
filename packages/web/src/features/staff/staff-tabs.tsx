import { Link } from "@tanstack/react-router";
import { TabLinks } from "#ui/tabs.tsx";

const ADDRESSES = {
  today: "/staff",
  support: "/staff/support",
  teams: "/staff/teams",
  accounts: "/staff/accounts",
  invoices: "/staff/invoices",
  announcements: "/staff/announcements",
  system: "/staff/system",
} as const;
const TABS = [
  { key: "today", label: "Today" },
  { key: "support", label: "Support queue" },
  { key: "teams", label: "Teams" },
  { key: "accounts", label: "Accounts" },
  { key: "invoices", label: "Invoices" },
  { key: "announcements", label: "Announcements" },
  { key: "system", label: "System" },
] as const;

/** What the people who run the service look after. */
export function StaffTabs({ active }: { active: keyof typeof ADDRESSES }) {
  return (
    <div className="-mt-2 mb-5 border-b border-border">
      <TabLinks
        label="Staff"
        className="-ml-2.5"
        tabs={TABS}
        active={active}
        renderLink={(key, link) => (
          <Link to={ADDRESSES[key]} activeOptions={{ exact: true }} {...link} />
        )}
      />
    </div>
  );
}

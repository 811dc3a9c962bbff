/** The pages that a person may see, as the command palette lists them. */
import { useNavigate } from "@tanstack/react-router";
import {
  ChartNoAxesCombined,
  CircleUser,
  CreditCard,
  Download,
  Image,
  KeyRound,
  LifeBuoy,
  Monitor,
  Scale,
  ShieldCheck,
  ShieldUser,
  Upload,
  UserPen,
  Webhook,
} from "lucide-react";
import { useHasClients } from "#lib/has-clients.ts";
import { useMayChange } from "#ui/changes.tsx";
import type { ShellMember } from "./member.ts";
import type { NavigationGroup } from "./navigation.ts";
import type { Command } from "./palette-commands.tsx";

export function usePages(groups: NavigationGroup[], { account }: ShellMember): Command[] {
  const navigate = useNavigate();
  const mayChange = useMayChange();
  const mayChangeSensitive = useMayChange("sensitive");
  const hasClients = useHasClients();
  const listed = groups.flatMap(({ entries }) => entries);
  const pages = [
    ...listed.map(({ icon: Icon, ...page }) => ({ ...page, icon: <Icon /> })),
    ...(hasClients ? [PORTFOLIO_PAGE] : []),
    { label: "Account", to: "/account", icon: <CircleUser />, keywords: "settings devices team" },
    TOKENS_PAGE,
    CREDIT_PAGE,
    ...(mayChange ? [REQUEST_PAGE] : []),
    ...(mayChange && hasClients ? [IMPORT_PAGE] : []),
    ...(account.isAdmin ? [WEBHOOKS_PAGE, ...BILLING_PAGES] : []),
    ...(account.isAdmin && mayChangeSensitive ? PAYING_PAGES : []),
    ...(account.isStaff ? STAFF_PAGES : []),
    ...(mayChange ? PROFILE_PAGES : []),
    ...(mayChangeSensitive ? signInPages(account) : []),
    ...INFORMATION_PAGES,
  ];
  return pages.map(({ to, hash, ...page }: Page) => ({
    ...page,
    id: `page ${page.label}`,
    run: () => navigate({ to, ...(hash && { hash }) }),
  }));
}

/** `hash` is the part of the page that it leads to. */
type Page = Pick<Command, "label" | "keywords" | "note" | "icon"> & { to: string; hash?: string };

const PORTFOLIO_PAGE = {
  label: "Portfolio",
  to: "/portfolio",
  icon: <ChartNoAxesCombined />,
  keywords: "shock stress headroom runway covenants closing cash",
};

const TOKENS_PAGE = {
  label: "Access tokens",
  ...{ to: "/account", hash: "access-tokens" },
  icon: <KeyRound />,
  keywords: "api programs",
};

const CREDIT_PAGE = {
  label: "Credit History",
  to: "/support/history",
  icon: <LifeBuoy />,
  keywords: "support minutes hours balance",
};

const REQUEST_PAGE = {
  label: "New support request",
  to: "/support/request",
  icon: <LifeBuoy />,
  keywords: "ask question help contact",
};

const IMPORT_PAGE = {
  label: "Import clients",
  to: "/clients/import",
  icon: <Upload />,
  keywords: "csv list add many",
};

const BILLING_PAGES = [
  ["Billing details", "/billing/details", "address purchase order card payment method"],
  ["Upcoming payments", "/billing/upcoming_payments", "invoices due next bill"],
  ["Payments", "/billing/history", "billing history invoices receipts pdf paid"],
  ["Model contracts", "/billing/model_contracts", "paid models"],
  ["Monthly statements", "/billing/model_billing_statements", "billing models months"],
].map(moneyPage);

const PAYING_PAGES = [
  ["Amend subscription", "/subscription/amend", "change plan users upgrade cancel"],
  ["Unlimited models", "/subscription/purchase_unlimited_models", "buy purchase"],
  ["Edit billing details", "/billing/edit_billing", "address company tax number"],
  ["Edit payment", "/billing/edit_payment", "card"],
].map(moneyPage);

const WEBHOOKS_PAGE = {
  label: "Webhooks",
  to: "/team/webhooks",
  icon: <Webhook />,
  keywords: "api programs events",
};

/** What the people who run the service look after, as their tabs have it. */
const STAFF_PAGES = [
  ["Today", "/staff"],
  ["Support queue", "/staff/support"],
  ["Teams", "/staff/teams"],
  ["Accounts", "/staff/accounts"],
  ["Invoices", "/staff/invoices"],
  ["Announcements", "/staff/announcements"],
  ["System", "/staff/system"],
].map(([label = "", to = ""]) => ({ label, to, icon: <ShieldUser />, note: "Staff" }));

const PROFILE_PAGES = [
  { label: "Edit profile", to: "/account/edit_profile", icon: <UserPen />, keywords: "name" },
  { label: "Change picture", to: "/account/edit_avatar", icon: <Image />, keywords: "avatar" },
];

const INFORMATION_PAGES = [
  { label: "Installation", to: "/installation", icon: <Download /> },
  {
    label: "System requirements",
    to: "/system_requirements",
    icon: <Monitor />,
    keywords: "browser checks",
  },
  {
    label: "Privacy statement",
    to: "/privacy_statement",
    icon: <Scale />,
    keywords: "data policy",
  },
  { label: "Licence agreement", to: "/eula", icon: <Scale />, keywords: "eula license terms" },
];

function signInPages({ isMfaEnabled }: ShellMember["account"]) {
  return [
    { label: "Change password", to: "/account/edit_password", icon: <KeyRound /> },
    {
      label: "Multi-factor authentication",
      to: isMfaEnabled ? "/account" : "/account/mfa/enable",
      icon: <ShieldCheck />,
      keywords: "mfa 2fa two-factor authenticator security",
    },
  ];
}

function moneyPage([label = "", to = "", keywords = ""]: string[]): Page {
  return { label, to, keywords, icon: <CreditCard /> };
}

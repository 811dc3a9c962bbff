import { downloadClients } from "@app/contract/clients";
import { linkOptions, useNavigate } from "@tanstack/react-router";
import {
  ChartNoAxesCombined,
  CircleUser,
  CreditCard,
  Download,
  FileDown,
  GraduationCap,
  Image,
  Keyboard,
  KeyRound,
  LifeBuoy,
  ListTodo,
  LogOut,
  Monitor,
  Moon,
  Plug,
  Plus,
  RotateCcwClock,
  Scale,
  ShieldCheck,
  ShieldUser,
  Sun,
  Upload,
  UserPen,
  Webhook,
} from "lucide-react";
import type { ReactElement } from "react";
import { downloadUrl } from "#lib/api.ts";
import { useHasClients } from "#lib/has-clients.ts";
import { useTheme } from "#lib/theme.tsx";
import { modelOnScreen } from "#model/model-on-screen.ts";
import { useMayChange } from "#ui/changes.tsx";
import type { ShellMember } from "./member.ts";
import type { NavigationGroup } from "./navigation.ts";
import { signOut } from "./sign-out.ts";

export type Command = {
  id: string;
  label: string;
  /** Other words it is looked for by. */
  keywords?: string;
  /** Said after the label. */
  note?: string;
  /** What it comes to, at the end of its row. */
  figure?: string;
  icon: ReactElement;
  /** Opens what the figure is made of. */
  askWhy?: () => void;
  run: () => void | Promise<void>;
};

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
  keywords: "shock stress headroom runway covenants",
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
].map(([label = "", to = "", keywords = ""]) => ({ label, to, keywords, icon: <CreditCard /> }));

const PAYING_PAGES = [
  ["Amend subscription", "/subscription/amend", "change plan users upgrade cancel"],
  ["Unlimited models", "/subscription/purchase_unlimited_models", "buy purchase"],
  ["Edit billing details", "/billing/edit_billing", "address company tax number"],
  ["Edit payment", "/billing/edit_payment", "card"],
].map(([label = "", to = "", keywords = ""]) => ({ label, to, keywords, icon: <CreditCard /> }));

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

type Openers = { openShortcuts: () => void; openJobs: () => void };

export function useActions(openers: Openers, { account }: ShellMember): Command[] {
  const navigate = useNavigate();
  const { setTheme } = useTheme();
  const mayChange = useMayChange();
  const hasClients = useHasClients();
  const model = modelOnScreen();
  const mayExport = useMayChange("sensitive") && account.isAdmin;
  const actions = [
    ...(mayChange
      ? [
          newModel(() => navigate({ to: "/models/new" })),
          ...(hasClients
            ? [addClient(() => navigate({ to: "/clients", search: { open: "add" } }))]
            : []),
          addConnection(() => navigate({ to: "/connections/add" })),
          ...(model ? [rollForward(() => navigate(actualsOf(model.id)))] : []),
        ]
      : []),
    {
      label: "Open an example model",
      keywords: "education learn",
      icon: <GraduationCap />,
      run: () => navigate({ to: "/models/example" }),
    },
    ...(hasClients ? [DOWNLOAD_CLIENTS] : []),
    ...(mayExport ? [exportEverything(() => navigate({ to: "/account" }))] : []),
    {
      label: "Jobs",
      keywords: "exports syncs progress",
      icon: <ListTodo />,
      run: openers.openJobs,
    },
    { label: "Use the light theme", icon: <Sun />, run: () => setTheme("light") },
    { label: "Use the dark theme", icon: <Moon />, run: () => setTheme("dark") },
    { label: "Use the system's theme", icon: <Monitor />, run: () => setTheme("system") },
    {
      label: "Show keyboard shortcuts",
      keywords: "help",
      icon: <Keyboard />,
      run: openers.openShortcuts,
    },
    { label: "Sign out", keywords: "log out leave", icon: <LogOut />, run: signOut },
  ];
  return actions.map((action) => ({ ...action, id: `action ${action.label}` }));
}

const DOWNLOAD_CLIENTS = {
  label: "Download clients as CSV",
  keywords: "export excel",
  icon: <Download />,
  run: () => window.location.assign(downloadUrl(downloadClients, { query: {} })),
};

function newModel(run: () => Promise<void>) {
  const keywords = "create forecast budget starter";
  return { label: "New model", keywords, icon: <Plus />, run };
}

function addClient(run: () => Promise<void>) {
  return { label: "Add client", keywords: "new create", icon: <Plus />, run };
}

function addConnection(run: () => Promise<void>) {
  const keywords = "connect ledger sync xero quickbooks spreadsheet";
  return { label: "Add connection", keywords, icon: <Plug />, run };
}

function rollForward(run: () => Promise<void>) {
  const keywords = "actuals close month end";
  return { label: "Roll forward", keywords, note: "This model", icon: <RotateCcwClock />, run };
}

function actualsOf(modelId: number) {
  return linkOptions({ to: "/models/$modelId/actuals", params: { modelId } });
}

function exportEverything(run: () => Promise<void>) {
  return { label: "Export everything", keywords: "excel backup", icon: <FileDown />, run };
}

import type { account } from "@app/contract/account";
import {
  Building2,
  ChartSpline,
  CreditCard,
  House,
  Layers,
  LifeBuoy,
  type LucideIcon,
  Plug,
  ShieldUser,
  SquarePlay,
  Users,
} from "lucide-react";
import type * as z from "zod/mini";
import { hasClients } from "#lib/has-clients.ts";

type Account = z.output<typeof account>;

export type NavigationEntry = {
  label: string;
  to: string;
  icon: LucideIcon;
  /** What people look for that is on it, for the command palette. */
  keywords?: string;
  /** What there are how many of, said beside it. */
  counts?: "clients" | "models" | "newAnswers";
  /** For whom it is there; everybody when left out. */
  isFor?: (account: Account) => boolean;
};

export type NavigationGroup = { label?: string; entries: NavigationEntry[] };

/** The pages of the app, as the side, the tabs of a phone and the command palette show them. */
const NAVIGATION: NavigationGroup[] = [
  {
    entries: [
      { label: "Home", to: "/", icon: House },
      {
        ...{ label: "Clients", to: "/clients", icon: Building2, counts: "clients" as const },
        isFor: hasClients,
      },
      { label: "Models", to: "/models", icon: ChartSpline, counts: "models" },
      { label: "Connections", to: "/connections", icon: Plug, keywords: "sync all ledgers" },
    ],
  },
  {
    label: "Learn",
    entries: [
      { label: "Videos", to: "/videos", icon: SquarePlay },
      { label: "Support", to: "/support", icon: LifeBuoy, counts: "newAnswers" },
    ],
  },
  {
    label: "Team",
    entries: [
      { label: "Team members", to: "/team", icon: Users },
      { label: "Subscription", to: "/subscription", icon: Layers },
      { label: "Billing", to: "/billing", icon: CreditCard, isFor: ({ isAdmin }) => isAdmin },
    ],
  },
  {
    label: "Service",
    entries: [{ label: "Staff", to: "/staff", icon: ShieldUser, isFor: ({ isStaff }) => isStaff }],
  },
];

export function navigationFor(account: Account): NavigationGroup[] {
  return NAVIGATION.map((group) => ({
    ...group,
    entries: group.entries.filter(({ isFor }) => isFor?.(account) ?? true),
  })).filter(({ entries }) => entries.length > 0);
}

const TABS_MAX = 5;

/** As many pages as fit in the tabs of a phone; one tab is kept for the rest, if there is a rest. */
export function tabsOf(entries: NavigationEntry[]) {
  const count = entries.length > TABS_MAX ? TABS_MAX - 1 : TABS_MAX;
  return { tabs: entries.slice(0, count), rest: entries.slice(count) };
}

import { Link, useMatches } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense } from "react";
import { loadPart } from "#lib/load-part.ts";
import { Notice } from "#ui/notice.tsx";
import { SkipLink } from "#ui/skip-link.tsx";
import { ConnectionLine } from "./connection-line.tsx";
import { Content } from "./content.tsx";
import type { ShellMember } from "./member.ts";
import { navigationFor } from "./navigation.ts";
import { PhoneTabs } from "./phone-tabs.tsx";
import { PhoneTopBar } from "./phone-top-bar.tsx";
import { ShellDialogs } from "./shell-dialogs.tsx";
import { SideNavigation } from "./side-navigation.tsx";
import { useAbovePage } from "./use-above-page.ts";
import { useShellDialogs } from "./use-shell-dialogs.ts";

/** Staff alone see it. */
const MasqueradeBanner = lazy(async () => {
  const { MasqueradeBanner } = await loadPart(() => import("./masquerade-banner.tsx"));
  return { default: MasqueradeBanner };
});

/** Few days have one. */
const AnnouncementNotice = lazy(async () => {
  const { AnnouncementNotice } = await loadPart(() => import("./announcement-notice.tsx"));
  return { default: AnnouncementNotice };
});

type AppShellProps = {
  member: ShellMember;
  /** Something always at hand: beside the pages, and at the top of a phone. */
  sideAction: ReactNode;
  topAction: ReactNode;
  /** In the menu under one's name. */
  menuEntry: ReactNode;
  openJobs: () => void;
  /** The navigation folds to its signs, so that the page has the width. */
  isRail?: boolean;
  children: ReactNode;
};

/** What every page of the app lives in. */
export function AppShell(props: AppShellProps) {
  const { member, sideAction, topAction, menuEntry, openJobs, isRail, children } = props;
  const dialogs = useShellDialogs();
  const column = useAbovePage();
  const groups = navigationFor(member.account);
  const { openPalette, openShortcuts } = dialogs;

  return (
    <div
      data-rail={isRail || undefined}
      className="group/shell grid min-h-dvh data-rail:[--nav-w:52px] grid-cols-[var(--nav-w)_minmax(0,1fr)] phone:block phone:pb-15 print:block"
    >
      <SkipLink />
      <SideNavigation
        {...{ groups, member, openPalette, openShortcuts, menuEntry }}
        action={sideAction}
      />
      <PhoneTopBar {...{ member, openPalette, openShortcuts, menuEntry }} action={topAction} />
      <div ref={column}>
        <ConnectionLine />
        {member.masquerade && (
          <Suspense>
            <MasqueradeBanner
              name={member.account.name}
              teamId={member.subscription.id}
              {...member.masquerade}
            />
          </Suspense>
        )}
        <Alerts {...member} />
        <Content>{children}</Content>
      </div>
      <PhoneTabs groups={groups} />
      <ShellDialogs {...dialogs} {...{ groups, member, openJobs }} />
    </div>
  );
}

function Alerts({ alerts, masquerade }: Pick<ShellMember, "alerts" | "masquerade">) {
  const isTold = useMatches({
    select: (matches) => matches.some(({ staticData }) => staticData.tellsAlerts),
  });
  if (isTold || alerts.length === 0) return null;
  return (
    <div className="grid max-w-[80rem] gap-2 px-8 pt-4 group-data-rail/shell:max-w-none group-data-rail/shell:px-5 phone:px-4 phone:group-data-rail/shell:px-4 print:hidden">
      {alerts.map(({ key, kind, message, announcement }) =>
        announcement ? (
          <Suspense key={key}>
            <AnnouncementNotice {...{ ...announcement, kind, message }} canDismiss={!masquerade} />
          </Suspense>
        ) : (
          <Notice
            key={key}
            tone={kind}
            action={
              key.startsWith("sub") ? (
                <Link to="/subscription">Subscription</Link>
              ) : (
                key.startsWith("pay") && <Link to="/billing/upcoming_payments">Pay now</Link>
              )
            }
          >
            {message}
          </Notice>
        ),
      )}
    </div>
  );
}

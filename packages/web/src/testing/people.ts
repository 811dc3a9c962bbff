import type { CurrentUser } from "#features/session/session-queries.ts";

export const STRANGER: CurrentUser = {
  isLoggedIn: false,
  isMasquerading: false,
  masquerade: null,
  account: null,
  subscription: null,
  alerts: [],
  mustEnableMfa: false,
  isDemo: false,
};

export const ADMIN: CurrentUser = {
  ...STRANGER,
  isLoggedIn: true,
  account: {
    id: 1,
    userId: 1,
    kind: 1,
    name: "Priya Raman",
    email: "priya@firm.example",
    isAdmin: true,
    isStaff: false,
    isMfaEnabled: false,
    avatarIndex: 0,
    tour: null,
    avatar: null,
  },
  subscription: {
    id: 1,
    teamName: "Firm",
    subscriptionType: 1,
    status: "active",
    isReadOnly: false,
    isMfaRequired: false,
  },
};

export const STAFF: CurrentUser = {
  ...ADMIN,
  account: ADMIN.account && { ...ADMIN.account, isStaff: true },
};

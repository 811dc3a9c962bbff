/*
 * Which modules travel in which file. Left alone, the bundler gives every icon and every small part
 * that two pages share a file of its own; here they ride together, in the order a person meets them.
 * `packages/e2e/src/login-weight.e2e.ts` holds what the first pages may cost.
 */

/** What every page needs, as one file that stays the same from release to release. */
const FRAMEWORK = packages(
  "react",
  "react-dom",
  "scheduler",
  "use-sync-external-store",
  "@tanstack/(?:react-)?(?:router|query|store|history)(?:-core)?",
);

/** What signing in shows, and every page after it; its icons come along. */
const FIRST = [
  ...files("web/src/ui", "badge", "brand-mark", "button", "field", "notice"),
  ...files(
    "web/src/lib",
    "api",
    "connection",
    "interruptions",
    "load-part",
    "page-title",
    "pending-ms",
    "search",
  ),
  ...files("web/src/features/shell", "content"),
  ...files("web/src/features/login", "use-sign-in"),
  ...files("contract/src", "demo", "endpoint", "envelope"),
];

/** What decides which page somebody sees: who they are, and the search of every route. */
const START = [
  ...files("contract/src", "current-user", "redirect-url"),
  ...files("web/src/features/session", "guard", "session-queries"),
  ...files("web/src/features/[a-z]+", "[a-z-]+-search"),
  ...files("web/src/features/shell", "brand-link"),
  ...files("web/src/lib", "redirect"),
  ...files("web/src/ui", "toaster-slot"),
];

/**
 * What is asked of the server, with the schemas that check a form before it is sent. What reads model
 * documents brings the engine along, and travels with the pages that do.
 */
const CALLS = [
  ...packages("zod"),
  ...files(
    "contract/src",
    "(?!access-level|current-user|demo|edit-policy|endpoint|envelope|model-|password-strength|redirect-url|starter-models)[a-z-]+",
  ),
];

/** A page without a form does not load this. */
const FORMS = [
  ...packages("react-hook-form", "@hookform/resolvers"),
  ...files("web/src/ui", "form", "use-submit"),
];

/** The frame of every page within the app, and what it is filled with: menus, dialogs, lists, icons, toasts. */
const APP = [
  ...packages("lucide-react", "sonner", "radix-ui", "@radix-ui/[a-z-]+", "@floating-ui/[a-z-]+"),
  // What a modal dialog keeps the rest of the page still with.
  ...packages("aria-hidden", "react-remove-scroll(?:-bar)?", "react-style-singleton"),
  ...packages("use-callback-ref", "use-sidecar", "get-nonce", "tslib"),
  ...files("web/src/lib", "app-data", "format", "has-nothing-to-show", "initials"),
  ...files("web/src/lib", "event-stream", "merge", "subscribe", "use-list-changes"),
  // Signing in again must work on a page whose version is no longer served.
  ...files("web/src", "sign-in-again-dialog"),
  ...files("web/src/features/login", "sign-in-again-form"),
  ...files("web/src/features/mfa", "code-form", "is-ended", "mfa-sign-in", "resend-code"),
  ...files("web/src/features/mfa", "second-factor", "use-seconds-left"),
  ...files("web/src/features/session", "use-member"),
  ...files("web/src/features/jobs", "job-queries", "job-toasts", "jobs-buttons", "left-jobs"),
  ...files("web/src/features/clients", "use-client-changes"),
  ...files("web/src/lib", "event-stream", "subscribe"),
  ...files("web/src/routes", "-app-frame"),
  ...files(
    "web/src/features/shell",
    "account-(?:avatar|menu)",
    "app-shell",
    "connection-line",
    "masquerade-(?:banner|limits)",
    "member",
    "navigation",
    "phone-(?:tabs|top-bar)",
    "shell-dialogs",
    "shortcuts",
    "side-navigation",
    "sign-out",
    "skip-link",
    "use-navigation-counts",
    "use-shell-dialogs",
  ),
  ...files(
    "web/src/ui",
    "avatar",
    "card",
    "changes",
    "closing",
    "code-input",
    "dialog",
    "empty-state",
    "failure-toast",
    "failure-toast",
    "floating-layer",
    "kbd",
    "menu",
    "page",
    "pager",
    "part",
    "printed-list",
    "search-box",
    "search-input",
    "select",
    "skeleton",
    "table",
    "tabs",
    "toaster",
    "use-print-all",
    "use-scrollable",
    "use-shown-page",
    "waiting",
  ),
];

/** The shape of cash beside its figure, wherever models are listed. */
const OUTLOOK = [
  ...files("web/src/model", "cash-line", "check-badge", "outlook"),
  ...files("web/src/ui", "spark-line"),
];

/** What the pages about models share. */
const MODELS = [
  ...files("contract/src", "access-level", "model-sharing", "starter-models"),
  ...files("web/src/features/models", "model-queries", "model-state", "models-skeleton"),
  ...files("web/src/features/models", "model-menu", "save-model", "use-model-actions"),
  ...files("web/src/features/models", "use-reactivate"),
  ...files("web/src/model", "download-workbook"),
  ...files("web/src/ui", "table-selection", "use-selection"),
  ...icons("ban", "folder-open", "git-branch", "history", "layers"),
];

/** Signs that only an open model shows: pages without one do not load them. */
const MODEL_SIGNS = icons(
  "arrow-down-to-line",
  "arrow-right",
  "arrow-up-from-line",
  "calendar-clock",
  "chevrons-(?:down-up|up-down)",
  "circle-dashed",
  "coins",
  "dices",
  "factory",
  "landmark",
  "list-filter",
  "lock(?:-keyhole)?",
  "mail",
  "message-square",
  "move-(?:left|right)",
  "package",
  "percent",
  "receipt",
  "redo-2",
  "settings-2",
  "share(?:-2)?",
  "sticky-note",
  "tag",
  "target",
  "trending-up",
  "undo-2",
  "user(?:-round)?",
  "waves",
);

/** What a module of one group imports stays where it is, unless it is in a group itself. */
const alone = { includeDependenciesRecursively: false };

export const chunks = [
  { name: "framework", priority: 5, test: anyOf(FRAMEWORK) },
  { name: "first", priority: 4, test: anyOf(FIRST) },
  { name: "start", priority: 4, test: anyOf(START), ...alone },
  { name: "calls", priority: 3, test: anyOf(CALLS), ...alone },
  { name: "forms", priority: 2, test: anyOf(FORMS), ...alone },
  { name: "model-signs", priority: 2, test: anyOf(MODEL_SIGNS), ...alone },
  { name: "app", priority: 1, test: anyOf(APP), ...alone },
  { name: "models", priority: 2, test: anyOf(MODELS), ...alone },
  { name: "outlook", priority: 0, test: anyOf(OUTLOOK), ...alone },
];

function packages(...names: string[]) {
  return names.map((name) => `/node_modules/${name}/`);
}

function files(folder: string, ...names: string[]) {
  return names.map((name) => `/packages/${folder}/${name}\\.tsx?$`);
}

function icons(...names: string[]) {
  return names.map((name) => `/node_modules/lucide-react/.*/icons/${name}\\.m?js$`);
}

function anyOf(places: readonly string[]) {
  return new RegExp(places.join("|"));
}

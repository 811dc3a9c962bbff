/*
 * Which modules travel in which file. Left alone, the bundler gives every icon and every small part
 * that two pages share a file of its own; here they ride together, in the order a person meets them.
 * `packages/e2e/src/pages-weight.e2e.ts` holds what the first pages may cost.
 */

/** By what a page follows the answers it shows. Signing in asks once and shows none. */
const FOLLOWING =
  "errorBoundaryUtils|IsRestoringProvider|mutationObserver|QueryErrorResetBoundary|queryObserver|suspense|useBaseQuery|useMutation|use(?:Suspense)?Query";

/** What every page needs, as one file that stays the same from release to release. */
const FRAMEWORK = [
  ...packages("react", "react-dom", "scheduler", "use-sync-external-store"),
  ...packages("@tanstack/(?:react-)?(?:router|query|store|history)(?:-core)?").map(
    // Not needed to sign in: these travel with whoever asks for several things, or asks before leaving.
    (place) =>
      `${place}(?!.*/(?:${FOLLOWING}|infiniteQueryO[a-z]+|queriesObserver|useBlocker|useInfiniteQuery|useQueries|useSuspenseQueries)\\.)`,
  ),
];

/** What signing in shows, and every page after it. */
const FIRST = [
  "vite/preload-helper",
  ...files("web/bundle", "lean-icon"),
  ...icons("circle-exclamation-point", "eye(?:-off)?", "info", "loader-circle"),
  ...icons("triangle-exclamation-point"),
  ...files("web/src/ui", "badge", "brand-mark", "button", "class-names", "field", "notice"),
  ...files("web/src/ui", "skip-link", "spinner"),
  ...files(
    "web/src/lib",
    "api",
    "connection",
    "has-clients",
    "interruptions",
    "kept-models",
    "load-part",
    "page-title",
    "pending-ms",
    "preload-error",
    "search",
    "theme",
    "use-connection",
    "want-letters",
  ),
  ...files("web/src/features/shell", "content", "document-title", "in-layout", "message-page"),
  ...files("web/src/features/shell", "(?:loading|not-found|not-loaded|route-error)-page"),
  ...files("web/src/features/shell", "access-denied", "report-once"),
  ...files("web/src/features/shell", "title-of-matches"),
  ...files("web/src", "query-client", "router-defaults", "start-page"),
  // What the app and the page of a report both know.
  ...files("web/src/routes", "__root", "_anonymous/view_report\\.\\$webReportId"),
  ...files("web/src/features/login", "use-sign-in"),
  ...files("contract/src", "call-address", "demo", "endpoint", "envelope", "session"),
];

/** What decides which page somebody sees: who they are, and the search of every route. */
const START = [
  ...files("contract/src", "current-user", "redirect-url"),
  ...files("web/src/features/session", "guard", "session-queries"),
  ...files("web/src/features/[a-z-]+", "[a-z-]+-search"),
  ...files("web/src/features/shell", "brand-link"),
  ...files("web/src/lib", "redirect"),
  ...files("web/src/ui", "toast"),
];

/** What every page asks of the server: addresses alone. What one page asks travels with that page. */
const CALLS = [
  ...files("contract/src", "access-level", "account", "clients", "content-types", "jobs", "models"),
  ...files("contract/src", "page-size", "subscription", "support-list"),
];

/** What checks a form before it is sent. */
const SCHEMAS = [
  ...packages("zod"),
  ...files("contract/src", "(?:client|model|profile)-draft", "model-invitation", "paging"),
  ...files("contract/src", "quick-model", "text", "version-label"),
];

/** A page without a form does not load this. */
const FORMS = [
  ...packages("react-hook-form", "@hookform/resolvers"),
  ...files("web/src/ui", "form", "use-submit"),
];

/** What the reader of a report meets as well, who loads nothing of the app's frame. */
const KIT = [
  `/node_modules/@tanstack/(?:react-)?query(?:-core)?/.*/(?:${FOLLOWING})\\.m?js$`,
  ...files("web/src/lib", "after-paint", "format", "initials"),
  ...files("web/src/model", "after-figures", "case-(?:colours|tag)"),
  ...files("web/src/ui", "avatar", "card", "compact-segmented", "select", "table", "tabs"),
  ...files("web/src/ui", "use-(?:media|scrollable|width)"),
  ...files("engine/src/roll-up", "rounded"),
  ...files("engine/src/tables", "format-figure"),
  // Of all that knows the calendar, lists need the names of months alone.
  ...files("engine/src/time", "month"),
  ...files("charts/src", "series-ink"),
  ...icons(
    "arrow-(?:down|up)",
    "chevron-down",
    "circle-check",
    "message-square",
    "moon",
    "printer",
    "sun",
  ),
];

/** The frame of every page within the app, and what it is filled with: menus, dialogs, lists, icons. */
const APP = [
  ...packages("lucide-react", "radix-ui", "@radix-ui/(?!react-popover/)[a-z-]+"),
  ...packages("@floating-ui/[a-z-]+"),
  // What a modal dialog keeps the rest of the page still with.
  ...packages("aria-hidden", "react-remove-scroll(?:-bar)?", "react-style-singleton"),
  ...packages("use-callback-ref", "use-sidecar", "get-nonce", "tslib"),
  ...files("web/src/lib", "addresses", "has-nothing-to-show"),
  ...files("web/src/lib", "event-stream", "left-jobs", "merge", "page-rows", "start-offline"),
  ...files("web/src/lib", "subscribe", "use-list-changes"),
  ...files("web/src/features/session", "use-member"),
  ...files("web/src/features/jobs", "job-queries", "job-toasts", "jobs-buttons", "left-jobs"),
  ...files("web/src/features/clients", "use-client-changes"),
  ...files("web/src/model", "model-on-screen"),
  ...files("web/src/routes", "-app-frame"),
  "/routes/_authenticated/(?:_app/)?route\\.tsx\\?tsr-",
  ...files(
    "web/src/features/shell",
    "account-(?:avatar|menu)",
    "app-shell",
    "change-limits",
    "connection-line",
    "member",
    "navigation",
    "phone-(?:tabs|top-bar)",
    "shell-dialogs",
    "shortcuts",
    "side-navigation",
    "sign-out",
    "use-above-page",
    "use-navigation-counts",
    "use-shell-dialogs",
  ),
  ...files(
    "web/src/ui",
    "changes",
    "closing",
    "dialog",
    "empty-state",
    "failure-toast",
    "floating-layer",
    "focus",
    "kbd",
    "menu",
    "page",
    "pager",
    "part",
    "search-box",
    "search-input",
    "skeleton",
    "use-pages",
    "use-print-all",
    "use-shown-page",
    "use-steps",
    "waiting",
    "write-text",
  ),
];

/**
 * What comes over a page after its first paint: toasts, and signing in again. They travel together, so that this works
 * on a page whose version is no longer served.
 */
const OVER_PAGES = [
  ...packages("sonner"),
  ...files("contract/src", "mfa"),
  ...files("web/src", "sign-in-again-dialog"),
  ...files("web/src/features/login", "sign-in-again-form"),
  ...files("web/src/features/mfa", "code-form", "is-ended", "mfa-sign-in", "resend-code"),
  ...files("web/src/features/mfa", "second-factor", "use-seconds-left"),
  ...files("web/src/ui", "code-input", "toaster"),
];

/** What lists to choose from open in, on the pages that have one. */
const POPOVER = packages("@radix-ui/react-popover");

/** What a report is read by, by whoever writes it and by whoever has a link to it. */
const REPORT = [
  ...files("contract/src", "report-logo"),
  ...files("engine/src/reports", "told-words"),
  ...files("web/src/model", "figure-keys"),
  ...files("web/src/report", "ask-why", "firm-name"),
];

/** Signs of the blocks of a report, which whoever writes one alone sees. */
const REPORT_SIGNS = [
  ...icons("chart-column-stacked", "chart-no-axes-(?:column|combined)", "columns-3", "heading"),
  ...icons("gallery-horizontal", "link-2", "separator-horizontal", "table-2", "text-align-start"),
];

/** What asks before something typed is left behind. */
const LEAVE_GUARD = [
  "/node_modules/@tanstack/react-router/.*/useBlocker\\.m?js$",
  ...files("web/src/ui", "leave-guard"),
];

/** Signs of what only the command palette offers. */
const PALETTE_SIGNS = icons("graduation-cap", "image", "key-round", "user-pen");

/** The shape of cash beside its figure, wherever models are listed, and what every other chart is drawn with. */
const OUTLOOK = [
  ...files("web/src/ui", "chart-(?:inks|live|marks)", "spark-line"),
  ...files("charts/src", "describe", "draw-spark-line", "figure-text", "floor-line", "ink-tokens"),
  ...files("charts/src", "lines", "lowest", "period-label", "plot", "point-notes", "read-figures"),
  ...files("charts/src", "drawing", "linear-scale", "series-look", "sheet", "timed-table"),
  ...files("web/src/ui", "chart-(?:readout|table)", "drawing"),
];

/** What charts over time stand in: their axis, their legend and the names beside lines and bars. */
const CHART_FRAME = [
  ...files("charts/src", "end-names", "inter-widths", "legend", "measure-text", "period-axis"),
  ...files("charts/src", "spread", "timed-frame"),
];

/** What the pages about clients share. */
const CLIENTS = files("web/src/features/clients", "client-(?:draft|queries|views)", "save-client");

/** What the pages about models share. */
const MODELS = [
  ...files("contract/src", "model-sharing", "plans", "starter-models"),
  ...files("web/src/features/models", "model-queries", "model-state", "models-skeleton"),
  ...files("web/src/features/models", "model-menu", "save-model", "use-model-actions"),
  ...files("web/src/features/models", "use-reactivate"),
  ...files("web/src/model", "download-workbook", "outlook"),
  ...icons("ban", "folder-open", "git-branch", "rotate-ccw-clock"),
];

/** What the pages about connections share. */
const CONNECTIONS = [
  ...files("contract/src", "connection[a-z-]*", "data-sources"),
  ...files("web/src/features/connections", "connection-(?:action|queries|state|words)"),
  ...files("web/src/features/connections", "checks-card", "moments", "source-mark"),
  ...files("web/src/features/connections", "sync-(?:card|steps)"),
  ...icons("external-link", "settings"),
];

/** What the pages about money share. */
const MONEY = [
  ...files("contract/src", "billing(?:-details)?", "cents"),
  ...files("contract/src", "subscription-(?:plan|price)"),
  ...files("web/src/lib", "day-text", "paying-words", "price-text", "use-intent-key"),
  ...files("web/src/features/billing", "billing-(?:frame|queries)", "form-page", "on-field"),
  ...files("web/src/features/subscription", "[a-z-]+(?:-words|-price|-queries|-crumb)"),
  ...files("web/src/features/subscription", "paying-card", "payable-now", "unlimited-choice"),
];

/** Signs of modules, rules and people, which only some pages of a model show. */
const MODEL_SIGNS = [
  ...icons("arrow-right", "arrow-up-from-line", "coins", "dices", "factory", "landmark"),
  ...icons("list-filter", "lock-keyhole", "mail", "move-(?:left|right)", "package", "percent"),
  ...icons("receipt", "settings-2", "share(?:-2)?", "tag", "target", "trending-up"),
  ...icons("calendar-days", "circle-slash", "clock", "grip-vertical"),
  ...icons("user(?:-round)?", "waves-horizontal"),
];

/** What every page of one model stands in, and what opens it. */
const MODEL = [
  ...icons("arrow-down-to-line", "calendar-clock", "chevrons-(?:down-up|up-down)", "circle-dashed"),
  ...icons("chevron-(?:left|up)", "lock", "redo-2", "sticky-note", "undo-2"),
  ...routes("models/\\$modelId/route"),
  ...files("contract/src", "model-versions"),
  ...files("engine/src/worker", "ports"),
  ...files("web/src/features/model", "access-words", "check-state", "model-frame"),
  ...files("web/src/features/model", "model-(?:header|queries|tabs)", "moment-words"),
  ...files("web/src/features/model", "people-here", "use-model-live"),
  ...files(
    "web/src/features/model/desk",
    "asked-words",
    "desk-(?:lock|news|slot)",
    "keep-unsaved",
    "kept-(?:model|notices)",
  ),
  ...files("web/src/features/model/desk", "not-saved-notice", "opening", "saved-state"),
  ...files("web/src/features/model/desk", "start-keeping", "until-saved"),
  ...files("web/src/features/model/desk", "use-(?:copy|desk-status|hold|keeping)"),
  ...files("web/src/features/model/workbench", "case-switch"),
  ...files("web/src/features/model/workbook", "excel-menu"),
  ...files("web/src/features/models", "open-model-menu"),
  ...files("web/src/lib", "moment-words"),
  ...files("web/src/model", "document-port", "leave-cell"),
  ...files("web/src/model", "undo-buttons", "use-(?:open-document|undo-keys)"),
];

/** What was changed last, on a model's overview and on its history. */
const HISTORY = files("web/src/features/model/history", "history-(?:queries|words)");

/** What every page needs that shows an open model's figures: its document, edits to it, the desk. */
const WORKSPACE = [
  ...routes("models/\\$modelId/_workbench/route"),
  ...files("contract/src", "edit-policy"),
  ...files("engine/src/edits", "(?!uses)[a-z-]+"),
  ...files("engine/src/formula", "tokens"),
  ...files("engine/src/model", "became-actual", "figures", "raw", "read-document", "remarks"),
  ...files("engine/src/model", "reserved-names"),
  ...files("engine/src/model/(?:migrations|schema)", "[a-z-]+"),
  ...files("engine/src/tables", "table(?:-change|-text)?"),
  ...files("engine/src/why", "question"),
  ...files("engine/src/worker", "connect"),
  ...files("web/src/features/model/desk", "desk-(?:calls|conflict)", "first-reads"),
  ...files("web/src/features/model/desk", "(?:open-desk|refused-places)"),
  ...files("web/src/features/model/desk", "use-opened", "words-between"),
  ...files("web/src/features/model/overview", "headroom"),
  ...files("web/src/features/model/statements", "comparison", "statements-read"),
  ...files("web/src/features/model/workbench", "key-figures(?:-of)?", "use-(?:why-open|workbench)"),
  ...files("web/src/features/model/workbench", "view(?:-toolbar)?", "workbench(?:-shape)?"),
  ...files("web/src/features/model/workbench", "case-left", "stale-notice"),
  ...files("web/src/model", "blocked-notice", "cell-look", "change-words", "conflict-words"),
  ...files("web/src/model", "edit-history", "edits-by-month", "open-document", "overrides-back"),
  ...files("web/src/model", "(?:period|scale)-switch", "table-store", "take-back", "why-question"),
];

/** Tables of figures, to type in. */
const GRID = [
  ...files("web/src/model/treegrid", "(?!formula-field)[a-z-]+"),
  ...files("web/src/model", "figure", "fold-(?:mark|rows)", "foot-row"),
  ...files("web/src/model", "last-change(?:-note)?", "note-mark"),
  ...files("web/src/model", "table-head", "tell-not-entered"),
  ...files("web/src/ui", "parse-amount"),
];

/** What a module of one group imports stays where it is, unless it is in a group itself. */
const alone = { includeDependenciesRecursively: false };

export const chunks = [
  { name: "framework", priority: 5, test: anyOf(FRAMEWORK) },
  { name: "first", priority: 4, test: anyOf([...FIRST, ...START]), ...alone },
  { name: "calls", priority: 3, test: anyOf(CALLS), ...alone },
  { name: "schemas", priority: 3, test: anyOf(SCHEMAS), ...alone },
  { name: "kit", priority: 2, test: anyOf(KIT), ...alone },
  { name: "forms", priority: 2, test: anyOf(FORMS), ...alone },
  { name: "model", priority: 2, test: anyOf(MODEL), ...alone },
  { name: "history", priority: 2, test: anyOf(HISTORY), ...alone },
  { name: "model-signs", priority: 2, test: anyOf(MODEL_SIGNS), ...alone },
  { name: "leave-guard", priority: 6, test: anyOf(LEAVE_GUARD), ...alone },
  { name: "report", priority: 2, test: anyOf(REPORT), ...alone },
  { name: "report-signs", priority: 2, test: anyOf(REPORT_SIGNS), ...alone },
  { name: "palette-signs", priority: 2, test: anyOf(PALETTE_SIGNS), ...alone },
  { name: "popover", priority: 2, test: anyOf(POPOVER), ...alone },
  { name: "workspace", priority: 1, test: anyOf(WORKSPACE), ...alone },
  { name: "grid", priority: 1, test: anyOf(GRID), ...alone },
  { name: "time", priority: 1, test: anyOf(files("engine/src/time", "[a-z-]+")), ...alone },
  { name: "over-pages", priority: 2, test: anyOf(OVER_PAGES), ...alone },
  { name: "app", priority: 1, test: anyOf(APP), ...alone },
  { name: "client", priority: 2, test: anyOf(CLIENTS), ...alone },
  { name: "models", priority: 2, test: anyOf(MODELS), ...alone },
  { name: "connections", priority: 2, test: anyOf(CONNECTIONS), ...alone },
  { name: "money", priority: 2, test: anyOf(MONEY), ...alone },
  { name: "outlook", priority: 0, test: anyOf(OUTLOOK), ...alone },
  { name: "chart-frame", priority: 0, test: anyOf(CHART_FRAME), ...alone },
];

function packages(...names: string[]) {
  return names.map((name) => `/node_modules/${name}/`);
}

function files(folder: string, ...names: string[]) {
  return names.map((name) => `/packages/${folder}/${name}\\.tsx?$`);
}

/** All of a route but what every page knows of it, and what is shown instead of it. */
function routes(...names: string[]) {
  return names.map((name) => `/routes/_authenticated/_app/${name}\\.tsx\\?tsr-(?!.*notFound)`);
}

function icons(...names: string[]) {
  return names.map((name) => `/node_modules/lucide-react/.*/icons/${name}\\.m?js$`);
}

function anyOf(places: readonly string[]) {
  return new RegExp(places.join("|"));
}

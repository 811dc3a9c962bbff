import { downloadClients } from "@app/contract/clients";
import { linkOptions, useNavigate } from "@tanstack/react-router";
import {
  Download,
  FileDown,
  GraduationCap,
  Keyboard,
  ListTodo,
  LogOut,
  Monitor,
  Moon,
  Plug,
  Plus,
  RotateCcwClock,
  Sun,
} from "lucide-react";
import type { ReactElement } from "react";
import { downloadUrl } from "#lib/api.ts";
import { useHasClients } from "#lib/has-clients.ts";
import { useTheme } from "#lib/theme.tsx";
import { modelOnScreen } from "#model/model-on-screen.ts";
import { useMayChange } from "#ui/changes.tsx";
import type { ShellMember } from "./member.ts";
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

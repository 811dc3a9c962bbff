/** What Forecastle needs of a browser, each asked of the one that reads the page. */
export type BrowserCheck = {
  name: string;
  /** What it is for, and so what is missing without it. */
  why: string;
  /** Without it nothing works; else something is slower or less convenient. */
  isNeeded: boolean;
  isThere: (browser: Browser) => boolean | Promise<boolean>;
};

/** Of the browser, what the checks look at. */
export type Browser = Pick<Window, "isSecureContext" | "innerWidth"> & {
  navigator: Pick<Navigator, "cookieEnabled">;
  indexedDB?: Pick<IDBFactory, "open" | "deleteDatabase"> | undefined;
  Worker?: unknown;
  WebAssembly?: Pick<typeof WebAssembly, "validate"> | undefined;
  EventSource?: unknown;
  CSS?: Pick<typeof CSS, "supports"> | undefined;
};

const EMPTY_WASM = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
const PROBE = "forecastle-probe";
/** Below it the page of a phone is shown. */
const DESK_WIDTH = 1024;

export const BROWSER_CHECKS: readonly BrowserCheck[] = [
  {
    name: "Cookies",
    why: "They keep you signed in. Nothing else is kept in them, and nobody follows you with them.",
    isNeeded: true,
    isThere: ({ navigator }) => navigator.cookieEnabled,
  },
  {
    name: "A safe connection",
    why: "The sign-in is kept only over https, or on the machine that runs Forecastle.",
    isNeeded: true,
    isThere: ({ isSecureContext }) => isSecureContext,
  },
  {
    name: "Workers",
    why: "A forecast is calculated beside the page, so that typing never waits for it.",
    isNeeded: true,
    isThere: ({ Worker }) => typeof Worker === "function",
  },
  {
    name: "Storage in the browser",
    why: "What you type while the network is away is kept here until it is saved. Some private windows have none.",
    isNeeded: true,
    isThere: ({ indexedDB }) => (indexedDB ? canStore(indexedDB) : false),
  },
  {
    name: "Current style sheets",
    why: "Pages are laid out by layers, nesting and colours of 2023 and later.",
    isNeeded: true,
    isThere: ({ CSS }) =>
      CSS?.supports("color", "oklch(50% 0.1 200)") === true && CSS.supports("selector(:has(*))"),
  },
  {
    name: "WebAssembly",
    why: "Large models are calculated several times faster with it, and the same to the cent without.",
    isNeeded: false,
    isThere: ({ WebAssembly }) => WebAssembly?.validate(EMPTY_WASM) === true,
  },
  {
    name: "Live changes",
    why: "What colleagues change appears at once; without it within 20 seconds.",
    isNeeded: false,
    isThere: ({ EventSource }) => typeof EventSource === "function",
  },
  {
    name: "Room for a desk",
    why: "From 1,024 pixels wide, statements and drivers stand side by side. Narrower, you read and change single figures.",
    isNeeded: false,
    isThere: ({ innerWidth }) => innerWidth >= DESK_WIDTH,
  },
];

/** By opening one: a browser may have it and refuse. */
function canStore(indexedDB: NonNullable<Browser["indexedDB"]>): Promise<boolean> {
  return new Promise((resolve) => {
    try {
      const asked = indexedDB.open(PROBE);
      asked.onsuccess = () => {
        asked.result.close();
        indexedDB.deleteDatabase(PROBE);
        resolve(true);
      };
      asked.onerror = () => resolve(false);
      asked.onblocked = () => resolve(false);
    } catch {
      resolve(false);
    }
  });
}

export type CheckedBrowser = (Omit<BrowserCheck, "isThere"> & { isThere: boolean })[];

export function checkBrowser(browser: Browser): Promise<CheckedBrowser> {
  return Promise.all(
    BROWSER_CHECKS.map(async ({ isThere, ...check }) => ({
      ...check,
      isThere: await isThere(browser),
    })),
  );
}

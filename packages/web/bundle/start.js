// The first lines of every page: what waits neither for a file of its own nor for the page's code.
// `start-script.ts` writes them into the page, with the address of the document worker as `WORKER`.

// The theme, so that nobody sees the other one flash by. `src/lib/theme.tsx` takes over from here and
// keeps the same key and the same two classes.
(() => {
  let theme = null;
  try {
    theme = localStorage.getItem("vite-ui-theme");
  } catch {
    // Storage is switched off: the system's preference stands.
  }
  if (theme !== "light" && theme !== "dark") {
    theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  }
  document.documentElement.classList.add(theme);
})();

// A report, or a model, is asked for by the addresses its page will ask by: `src/lib/api.ts` takes the
// answers. A worker opens the model while the code of its page loads, for `src/model/document-port.ts`.
(() => {
  const ahead = new Map();
  const given = new URLSearchParams(location.search);
  const report = /\/view_report\/(\d+)$/.exec(location.pathname)?.[1];
  const pages = /\/models\/([1-9]\d*)(?:\/(?:checks|drivers|scenarios|statements))?\/?$/;
  const model = given.has("version") ? undefined : pages.exec(location.pathname)?.[1];
  if (report !== undefined) void ask(`report_viewer/report/${report}?${reportQuery()}`);
  if (model !== undefined) {
    // First what takes longest.
    const document = ask(`model/${model}/document`);
    void ask("current_user");
    void ask(`model/${model}`);
    if (WORKER) open(Number(model), document);
  }

  // Once, and not for long: whoever asks later wants what is there by then.
  function take(key) {
    const taken = ahead.get(key);
    ahead.delete(key);
    return taken;
  }
  [globalThis.takeAhead, globalThis.takeWorker] = [take, take];
  setTimeout(() => {
    for (const { worker } of ahead.values()) worker?.terminate();
    ahead.clear();
  }, 10_000);

  function reportQuery() {
    const query = new URLSearchParams({ share: given.get("share") ?? "" });
    const unit = given.get("unit");
    if (/^(week|month|quarter|year)$/.test(unit ?? "")) query.set("unit", unit);
    return query;
  }

  function ask(call) {
    const address = `/api/frontend/${call}`;
    const answer = fetch(address, { credentials: "include" });
    // Whoever takes it is told; nobody else need be.
    answer.catch(() => {});
    ahead.set(address, answer);
    return answer;
  }

  function open(id, answer) {
    const worker = new Worker(WORKER, { type: "module" });
    const heard = new Promise((resolve) => {
      worker.addEventListener("message", ({ data }) => resolve(data), { once: true });
    });
    const opening = answer.then(async (response) => {
      // The page reads it too.
      const { version, document } = (await response.clone().json()).data;
      worker.postMessage({ id: 0, kind: "open", document });
      return { version, answer: await heard };
    });
    // One that cannot be loaded is nobody's; what is no document is the page's to tell.
    worker.addEventListener("error", () => ahead.delete(id));
    ahead.set(id, { worker, begun: opening.catch(() => undefined) });
  }
})();

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
// answers. What opens a model starts as well, for `src/model/document-port.ts`.
(() => {
  const given = new URLSearchParams(location.search);
  const report = /\/view_report\/(\d+)$/.exec(location.pathname)?.[1];
  const pages = /\/models\/([1-9]\d*)(?:\/(?:checks|drivers|scenarios|statements))?\/?$/;
  const model = given.has("version") ? undefined : pages.exec(location.pathname)?.[1];
  if (report !== undefined) ask(`report_viewer/report/${report}?${reportQuery()}`);
  else if (model !== undefined) {
    ask("current_user", `model/${model}`, `model/${model}/document`);
    if (WORKER) startWorker();
  }

  function reportQuery() {
    const query = new URLSearchParams({ share: given.get("share") ?? "" });
    const unit = given.get("unit");
    if (/^(week|month|quarter|year)$/.test(unit ?? "")) query.set("unit", unit);
    return query;
  }

  function ask(...calls) {
    const answers = new Map();
    for (const each of calls) {
      const address = `/api/frontend/${each}`;
      const answer = fetch(address, { credentials: "include" });
      // Whoever takes it is told; nobody else need be.
      answer.catch(() => {});
      answers.set(address, answer);
    }
    // Whoever asks again wants what is there by then.
    globalThis.takeAhead = (asked) => {
      const answer = answers.get(asked);
      answers.delete(asked);
      return answer;
    };
    afterAWhile(() => answers.clear());
  }

  function startWorker() {
    let worker = new Worker(WORKER, { type: "module" });
    const take = () => {
      const taken = worker;
      worker = undefined;
      return taken;
    };
    globalThis.takeWorker = take;
    // Nobody came for it: signed out, or the model is gone.
    afterAWhile(() => take()?.terminate());
  }

  function afterAWhile(act) {
    setTimeout(act, 10_000);
  }
})();

/** The app's paper, ink and one accent, in the theme of the system. */
export const docsStyle = `
:root { color-scheme: light dark;
  --bg: #f6f5f2; --surface: #fff; --border: #e3e1db; --text: #1a1c21; --text-2: #53545a;
  --accent-text: #2148c0; --accent-soft: #e9eefc; --focus: #2148c0; }
@media (prefers-color-scheme: dark) { :root {
  --bg: #0f1216; --surface: #161a20; --border: #272c35; --text: #e9eaed; --text-2: #b0b5be;
  --accent-text: #9db4ff; --accent-soft: #1b2543; --focus: #8aa5ff; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--bg); color: var(--text); display: flex;
  font: 0.875rem/1.375rem "Inter Variable", "Inter", system-ui, sans-serif; }
nav { position: sticky; top: 0; align-self: flex-start; flex: 0 0 224px; padding: 1.5rem;
  max-height: 100vh; overflow: auto; }
nav ul { list-style: none; margin: 0; padding: 0; }
nav a { display: block; padding: 0.25rem 0; }
.brand { margin: 0 0 1rem; font-weight: 600; }
main { flex: 1; min-width: 0; max-width: 1000px; padding: 1.5rem 2rem 4rem; }
h1 { font-size: 1.5rem; line-height: 2rem; margin: 0 0 0.5rem; }
h2 { font-size: 1.25rem; line-height: 1.75rem; margin: 2.5rem 0 0.75rem; }
h3 { font-size: 0.875rem; margin: 0; overflow-wrap: anywhere; }
p { margin: 0.5rem 0; max-width: 68ch; }
a { color: var(--accent-text); }
a:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
code { font: 0.8125rem/1.25rem ui-monospace, Menlo, Consolas, monospace; }
article { background: var(--surface); border: 1px solid var(--border); border-radius: 10px;
  padding: 1rem; margin: 0 0 0.75rem; overflow-x: auto; }
.method { display: inline-block; min-width: 4.5em; padding: 0 0.5em; border-radius: 5px;
  background: var(--accent-soft); color: var(--accent-text); text-align: center; }
.notes, td { color: var(--text-2); }
table { border-collapse: collapse; table-layout: fixed; width: 100%; margin-top: 0.75rem; }
caption { text-align: left; font-weight: 600; padding-bottom: 0.25rem; }
th, td { text-align: left; vertical-align: top; padding: 0.25rem 1rem 0.25rem 0;
  border-top: 1px solid var(--border); overflow-wrap: anywhere; }
th { font-size: 0.75rem; font-weight: 500; color: var(--text-2); }
td:first-child { color: var(--text); width: 34%; }
@media (max-width: 760px) { body { display: block; } nav { position: static; padding-bottom: 0; }
  nav ul { display: flex; flex-wrap: wrap; gap: 0 1rem; } main { padding: 1rem; } }
`;

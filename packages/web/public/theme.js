// Runs before the first paint, so that nobody sees the other theme flash by.
// `src/lib/theme.tsx` takes over from here and keeps the same key and the same two classes.
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

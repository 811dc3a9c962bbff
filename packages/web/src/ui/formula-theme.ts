import { EditorView } from "@codemirror/view";

/** The design's tokens, in CodeMirror's own way of styling. */
export const formulaTheme = EditorView.theme({
  "&": { height: "100%", fontSize: "12.5px", color: "var(--text)" },
  "&.cm-focused": { outline: "none" },
  ".cm-scroller": {
    fontFamily: "var(--font-mono-stack)",
    // As tall as the field, so that the one line stands in its middle.
    lineHeight: "var(--formula-line)",
    overflowX: "auto",
    scrollbarWidth: "none",
  },
  ".cm-content": { padding: "0", caretColor: "var(--accent)" },
  ".cm-line": { padding: "0 11px" },
  ".cm-placeholder": { color: "var(--text-3)" },
  ".formula-name": { color: "var(--accent-text)" },
  ".formula-function": { color: "var(--text)", fontWeight: "600" },
  ".formula-number": { color: "var(--text-2)" },
  ".formula-mistake": {
    textDecoration: "underline wavy var(--negative-fill)",
    textUnderlineOffset: "3px",
    textDecorationSkipInk: "none",
  },
  ".cm-tooltip": {
    border: "1px solid var(--border-strong)",
    borderRadius: "var(--r-lg)",
    background: "var(--surface-raised)",
    boxShadow: "var(--elevation-md)",
    zIndex: "var(--z-palette)",
    overflow: "hidden",
  },
  ".cm-tooltip.cm-tooltip-autocomplete > ul": {
    fontFamily: "var(--font-ui)",
    maxHeight: "17rem",
    minWidth: "min(22rem, calc(100vw - 2rem))",
    maxWidth: "calc(100vw - 2rem)",
    padding: "5px",
  },
  ".cm-tooltip.cm-tooltip-autocomplete > ul > li": {
    display: "flex",
    alignItems: "center",
    gap: "8px",
    minHeight: "30px",
    padding: "2px 9px",
    borderRadius: "6px",
    lineHeight: "20px",
  },
  ".cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]": {
    background: "var(--cell-sel)",
    color: "var(--text)",
  },
  ".cm-completionLabel": { fontFamily: "var(--font-mono-stack)", fontSize: "12px" },
  ".cm-completionDetail": {
    marginLeft: "0",
    fontStyle: "normal",
    color: "var(--text-2)",
    overflow: "hidden",
    textOverflow: "ellipsis",
  },
  ".formula-value": {
    marginLeft: "auto",
    paddingLeft: "12px",
    fontVariantNumeric: "tabular-nums",
    color: "var(--text-2)",
  },
});

import type { TaskLoaders } from "#core/task.ts";

/** Everything the pool can be asked for, by name; a place of work loads what it is asked for. */
export const tasks: TaskLoaders = {
  calculate_model: async () => (await import("#modules/models/calculate-model.ts")).calculateModel,
  check_document: async () =>
    (await import("#modules/model-document/check-document.ts")).checkDocument,
  fit_document: async () => (await import("#modules/model-books/fit-document.ts")).fitDocument,
  read_statement: async () =>
    (await import("#modules/model-figures/read-figures.ts")).readStatementOf,
  explain_figure: async () =>
    (await import("#modules/model-figures/read-figures.ts")).explainFigureOf,
  try_what_if: async () => (await import("#modules/model-figures/read-figures.ts")).tryWhatIf,
  explain_what_if: async () =>
    (await import("#modules/model-figures/read-figures.ts")).explainWhatIfOf,
  list_drivers: async () => (await import("#modules/model-figures/read-figures.ts")).listDriversOf,
  look_at_document: async () =>
    (await import("#modules/models/look-at-document.ts")).lookAtDocument,
  look_at_kept: async () => (await import("#modules/models/look-at-document.ts")).lookAtKept,
  make_actuals_template: async () =>
    (await import("#modules/model-actuals/make-actuals-template.ts")).makeActualsTemplate,
  read_actuals_file: async () =>
    (await import("#modules/model-actuals/read-actuals-file.ts")).readActualsFile,
  read_ledger_actuals: async () =>
    (await import("#modules/model-connection/read-ledger-actuals.ts")).readLedgerActuals,
  read_client_list: async () =>
    (await import("#modules/client-import/read-client-list.ts")).readClientList,
  read_connection_file: async () =>
    (await import("#modules/connection-files/read-file.ts")).readConnectionFile,
  make_invoice_pdf: async () =>
    (await import("#modules/invoice-files/make-invoice-pdf.ts")).makeInvoicePdf,
  make_document: async () => (await import("#modules/models/make-document.ts")).makeDocument,
  offer_models: async () => (await import("#modules/starter-models/offer-models.ts")).offerModels,
  look_at_version: async () =>
    (await import("#modules/model-versions/look-at-version.ts")).lookAtVersion,
  compare_versions: async () =>
    (await import("#modules/model-versions/compare-versions.ts")).compareVersions,
  make_report: async () => (await import("#modules/web-reports/render-edition.ts")).makeReport,
  render_report: async () =>
    (await import("#modules/web-reports/render-edition.ts")).renderForReport,
  explain_report: async () =>
    (await import("#modules/web-reports/explain-edition.ts")).explainEdition,
  make_report_pdf: async () =>
    (await import("#modules/report-files/pdf/make-report-pdf.ts")).makeReportPdf,
  make_report_slides: async () =>
    (await import("#modules/report-files/slides/make-report-slides.ts")).makeReportSlides,
  make_report_template: async () =>
    (await import("#modules/report-templates/make-template.ts")).makeTemplate,
  make_restore: async () => (await import("#modules/model-versions/make-restore.ts")).makeRestore,
  make_save: async () => (await import("#modules/model-versions/make-save.ts")).makeSave,
  make_track_record: async () =>
    (await import("#modules/track-record/make-track-record.ts")).makeTrackRecord,
  make_workbook: async () =>
    (await import("#modules/model-workbook/make-workbook.ts")).makeWorkbook,
  read_workbook: async () =>
    (await import("#modules/model-workbook/read-workbook.ts")).readWorkbook,
  read_workbook_changes: async () =>
    (await import("#modules/model-workbook/read-changes.ts")).readChanges,
  read_version: async () =>
    (await import("#modules/model-versions/look-at-version.ts")).readVersion,
  reach_of_shocks: async () => (await import("#modules/shocks/shock-model.ts")).reachOfShocks,
  shock_model: async () => (await import("#modules/shocks/shock-model.ts")).shockModel,
  write_shock_workbook: async () =>
    (await import("#modules/shocks/shock-workbook.ts")).writeShockWorkbook,
  write_workbook: async () => (await import("#modules/export/write-workbook.ts")).writeWorkbook,
};

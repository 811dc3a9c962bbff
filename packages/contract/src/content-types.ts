/** Of an Excel workbook. */
export const WORKBOOK = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

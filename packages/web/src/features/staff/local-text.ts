/** A moment by the clock of whoever looks, as fields for days and times have it: "2027-06-23T09:42". */
export function localText(moment: Date): string {
  const shifted = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}

/** Of those above their floor: a floor is kept by an overdraft as well as by cash of one's own. */
export function keptWords(count: number) {
  return `${count} more ${count === 1 ? "keeps" : "keep"} it only by an overdraft`;
}

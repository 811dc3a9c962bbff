/** What one more place costs, said before an invite is sent: the one sentence that will carry the price. */
export function seatWords(seatCount: number) {
  const places = seatCount === 1 ? "1 place" : `${seatCount} places`;
  return `With open invites the team takes ${places}. Whoever accepts takes one more, and nothing is charged for it today.`;
}

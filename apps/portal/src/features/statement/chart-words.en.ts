/** A number comes with the comma of Vietnamese: '1,5'. */
const point = (number: string): string => number.replace(',', '.');

export const words = {
  units: {
    thousand: (number: string) => `${point(number)}K`,
    million: (number: string) => `${point(number)}M`,
    billion: (number: string) => `${point(number)}B`,
  },
  currency: 'VND',
  spending: {
    title: 'Spending by month',
    axis: 'Month',
    kinds: { pc: 'PC', vps: 'VPS', cloud: 'Cloud', other: 'Not in the data' },
    total: 'Total',
    refunded: 'Refunded',
    summary: (months: number, total: string, month: string, most: string) =>
      `${months} ${months === 1 ? 'month' : 'months'}, ${total} in all. Most: ${month}, ${most}.`,
    note: 'What rentals and extensions cost in each month, exactly as in the statement.',
    refundedNote: 'Refunds are not deducted here.',
    newest: (months: number) =>
      `The picture has the ${months} newest months; earlier ones are in the list.`,
    empty:
      'Nothing has been spent yet. What rentals and extensions cost each month will show here.',
  },
  balance: {
    title: 'Balance',
    axis: 'Time',
    estimate: 'Estimate',
    now: 'Now',
    readAt: (moment: string) => `Now, ${moment}`,
    span: 'Time shown',
    spans: { 7: '7 days', 30: '30 days', 90: '90 days', 365: '12 months' },
    present: (balance: string) => `Balance now ${balance}.`,
    kept: (moment: string, left: string) =>
      `Estimated to keep every machine until ${moment}, with ${left} left then.`,
    beyond: 'Estimated to keep every machine for more than a year.',
    aheadNote:
      'The dashed line from now on is an estimate: each machine is extended once when it is about to end, at today’s prices, until the balance cannot keep all of them. No machine is extended automatically.',
    pastNote: 'Dashed before that: some amounts around then have no known time.',
    loading: 'Checking the machines you rent for the estimate…',
    unread: {
      lead: 'Not all of the machines you rent have loaded.',
      rest: 'So there is no estimate. The past balance is not affected.',
      reload: 'Reload the machines',
    },
  },
};

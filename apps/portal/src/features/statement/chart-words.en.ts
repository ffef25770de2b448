export const words = {
  units: {
    thousand: (number: string) => `${number}K`,
    million: (number: string) => `${number}M`,
    billion: (number: string) => `${number}B`,
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
    note: 'What rentals and extensions cost in each month, exactly as the lines of the statement have it.',
    refundedNote: 'Refunds are not deducted here.',
    newest: (months: number) =>
      `The picture has the ${months} newest months; earlier ones are in the list.`,
    empty:
      'Nothing has been spent yet. What rentals and extensions cost each month will show here.',
  },
};

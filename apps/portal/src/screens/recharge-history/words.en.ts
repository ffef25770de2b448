export const words = {
  title: 'Top up',
  lead: 'Transfer by QR code. The money reaches your balance when the bank confirms it.',
  recharge: 'Top up',
  views: { label: 'Top-ups and statement', recharges: 'Top-up history', statement: 'Statement' },
  table: 'Top-up history',
  columns: {
    money: 'Amount (VND)',
    content: 'Content',
    bank: 'Receiving bank',
    accountNumber: 'Account number',
    accountHolder: 'Account holder',
    createdAt: 'Created',
    status: 'Status',
    action: 'Action',
  },
  missing: 'No data',
  rowName: (money: string, content: string) => `${money}, content ${content}`,
  resume: 'Continue payment',
  resumeLabel: (money: string, content: string) =>
    `Continue payment of ${money}, content ${content}`,
  steps: 'View steps',
  stepsLabel: (money: string, content: string) =>
    `View steps of the top-up of ${money}, content ${content}`,
  empty: 'You have not topped up yet. A top-up shows here as soon as you create a QR code.',
  emptyPage: 'There are no top-ups on this page.',
  failed: {
    title: 'The top-up history has not loaded',
    unaffected: 'Your balance and the machines you rent are not affected.',
  },
};

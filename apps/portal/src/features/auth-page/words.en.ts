export const words = {
  promise: ['Your machine is here,', 'open Remote Desktop and get to work.'],
  support: 'Support',
  supportHours: (hours: string) => `${hours} every day`,
  hotline: 'Hotline',
  zalo: 'Zalo',
  failed: {
    lead: 'The page has not loaded completely.',
    before: 'Check your network and ',
    reload: 'reload the page',
    after: '.',
  },
};

/** English. */
export const words = {
  title: 'Create PC',
  subtitle: 'Create it first, nothing is charged. You choose the rental time in the next step.',
  package: 'Package',
  name: 'PC name',
  placeholder: 'For example: Holiday render',
  perHour: 'VND/hour',
  full: 'No machine is free now. You can still create it, and rent it when there is one.',
  expected: (moment: string) => `No machine is free, estimated to be free at ${moment}.`,
  cancel: 'Cancel',
  submit: 'Create PC',
  submitting: 'Creating…',
  created: 'Created',
  refused: 'The PC was not created.',
  unknown: {
    lead: 'The server has not answered yet.',
    hint: 'The PC may be there already. Press Create PC: the list is looked at first, so that there are not two.',
  },
  packagesFailed: {
    title: 'The packages have not loaded',
    unaffected: 'The machines you rent keep running.',
  },
  packagesEmpty: 'There is no package to choose yet.',
  loading: 'Loading packages…',
};

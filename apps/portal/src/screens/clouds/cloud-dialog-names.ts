/** The dialogs of this screen: each is a query parameter of its name that holds the id of the machine. */
export const cloudDialogs = [
  'extend',
  'hardware',
  'tunnel',
  'play',
  'restart',
  'shutdown',
  'backup',
  'restore',
  'delete-vm',
  'delete',
  'lifecycle',
] as const;

export type CloudDialogName = (typeof cloudDialogs)[number];

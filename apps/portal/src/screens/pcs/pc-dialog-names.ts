import { offerDialogs } from '../../app/navigation.ts';

/** The dialogs of My PCs, by the query parameters that show them. All but `create` are about one PC, by its id; `create` is
 * `open`, or the id of the package to begin with. */
export const pcDialogNames = [
  offerDialogs.pc.dialog,
  'rent',
  'extend',
  'connect',
  'reset',
  'password',
  'delete',
  'wan',
  'rotation',
  'tunnel',
  'play',
  'times',
  'lifecycle',
] as const;

export type PcDialogName = (typeof pcDialogNames)[number];

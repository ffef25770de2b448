import type { ReactNode } from 'react';
import { ChunkBoundary } from '../chunk-boundary/ChunkBoundary.tsx';
import { useDialogOpening, type DialogAddress, type DialogOpening } from './dialog-address.ts';

interface RowDialogProps<Row, Name extends string> {
  /** The rows on screen. Without the one that the address names there is no dialog. */
  readonly rows: readonly Row[];
  readonly address: DialogAddress<Name>;
  /** The dialog about the row; its code comes with the first opening. */
  readonly children: (row: Row, opening: DialogOpening<Name>) => ReactNode;
}

/**
 * The dialog about the row that the address names.
 *
 * @example
 * <RowDialog rows={images} address={address}>
 *   {(image, { key, props }) => <CloudHistoryDialog key={key} {...props} image={image} />}
 * </RowDialog>
 */
export function RowDialog<Row extends { readonly _id: string }, Name extends string>({
  rows,
  address,
  children,
}: RowDialogProps<Row, Name>) {
  const opening = useDialogOpening(address);
  const row = rows.find(({ _id }) => _id === opening?.dialog.id);
  if (opening === null || row === undefined) return null;
  return <ChunkBoundary>{children(row, opening)}</ChunkBoundary>;
}

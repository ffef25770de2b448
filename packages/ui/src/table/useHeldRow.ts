import { useMemo, useState, type FocusEvent } from 'react';

/** Which row has the focus, so that it stays in the page when it scrolls out of sight. */
export interface HeldRow {
  /** Its place now, from 0; null while the focus is elsewhere. */
  readonly index: number | null;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: () => void;
}

/** Watches the focus in a list, each row of which has its place in `data-index`. A row is followed where a new order puts it. */
export function useHeldRow<Row>(rows: readonly Row[], rowKey: (row: Row) => string): HeldRow {
  const [heldKey, setHeldKey] = useState<string | null>(null);
  const index = useMemo(
    () => (heldKey === null ? -1 : rows.findIndex((row) => rowKey(row) === heldKey)),
    [heldKey, rows, rowKey],
  );
  return {
    index: index === -1 ? null : index,
    onFocus({ target }) {
      const place = target.closest<HTMLElement>('[data-index]')?.dataset['index'];
      const row = place === undefined ? undefined : rows[Number(place)];
      setHeldKey(row === undefined ? null : rowKey(row));
    },
    onBlur: () => setHeldKey(null),
  };
}

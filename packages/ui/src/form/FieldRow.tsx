import type { ReactNode } from 'react';
import { fieldRow } from './Form.css.ts';

/** Two fields side by side, below each other on phones. Renders a `<div>`. */
export function FieldRow({ children }: { readonly children: ReactNode }) {
  return <div className={fieldRow}>{children}</div>;
}

import { Children, type ReactNode } from 'react';
import { action, actions, note as noteStyle } from './MachineCard.css.ts';

export interface MachineCardActionsProps {
  /** The one primary button (`theme="primary" size="m"`). */
  readonly primary?: ReactNode;
  /** Two or three in reach; each child is one. On phones they are halves under the primary one. */
  readonly secondary?: ReactNode;
  /** After them, on desktops only: on phones they are large keys of the action sheet. */
  readonly desktopOnly?: ReactNode;
  /** At the far end: the action menu, or 'Xóa'. */
  readonly end?: ReactNode;
  /** Words in place of buttons: why there are none now. */
  readonly note?: ReactNode;
}

/** The row of buttons at the foot of a machine card. Renders a `<div>`; on phones each button fills its place. */
export function MachineCardActions({
  primary,
  secondary,
  desktopOnly,
  end,
  note,
}: MachineCardActionsProps) {
  const seconds = Children.toArray(secondary);
  const onPhone = seconds.length + (end === undefined ? 0 : 1);
  // The last of an odd number would leave a hole beside it on a phone.
  const isLone = onPhone % 2 === 1;
  return (
    <div className={actions}>
      {note !== undefined && <p className={noteStyle}>{note}</p>}
      {primary !== undefined && <div className={action({ place: 'primary' })}>{primary}</div>}
      {seconds.map((button, index) => (
        <div
          // The buttons of a card are a fixed row: their place is what they are.
          // oxlint-disable-next-line react/no-array-index-key -- a fixed row of buttons
          key={index}
          className={action({
            place: 'secondary',
            lone: isLone && end === undefined && index === seconds.length - 1,
          })}
        >
          {button}
        </div>
      ))}
      {Children.toArray(desktopOnly).map((button, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a fixed row of buttons
        <div key={index} className={action({ place: 'secondary', desktopOnly: true })}>
          {button}
        </div>
      ))}
      {end !== undefined && <div className={action({ place: 'end', lone: isLone })}>{end}</div>}
    </div>
  );
}

import { useState } from 'react';
import { IconUser } from '../icon/generated/IconUser.ts';
import * as styles from './Avatar.css.ts';
import { initials } from './initials.ts';

export interface AvatarProps {
  /** Whose it is; gives the initials. Empty: the default figure. */
  readonly name: string;
  /** Address of a picture; the initials stand in for one that does not load. */
  readonly src?: string | null | undefined;
  /** Edge: s 32 px, m 40 px. @default 's' */
  readonly size?: 's' | 'm' | undefined;
}

/** Someone's picture, or initials, or the default figure. Renders a `<span aria-hidden>`: the name stands beside it. */
export function Avatar({ name, src = null, size = 's' }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const letters = initials(name);
  return (
    <span aria-hidden="true" className={styles.avatar({ size })}>
      {letters === '' ? <IconUser size={size === 's' ? 16 : 20} /> : letters}
      {src !== null && src !== failed && (
        <img className={styles.picture} src={src} alt="" onError={() => setFailed(src)} />
      )}
    </span>
  );
}

export interface AccountLineProps extends AvatarProps {
  /** Under the name: the e-mail address. */
  readonly detail?: string | undefined;
}

/** Avatar, name and a second line: the head of the drawer and of the user menu. Renders a `<div>`. */
export function AccountLine({ name, src = null, detail }: AccountLineProps) {
  return (
    <div className={styles.account}>
      <Avatar name={name} src={src} size="m" />
      <div className={styles.accountWords}>
        <div className={styles.accountName}>{name}</div>
        {detail !== undefined && <div className={styles.accountDetail}>{detail}</div>}
      </div>
    </div>
  );
}

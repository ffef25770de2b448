import type { Session } from '@tram/api/session';
import { documentFlags } from '../boot/protocol.ts';

/**
 * Keeps what the blocking script wrote on `<html>` true while the application runs: whether somebody is signed in. Nobody is
 * on the way to another page any more.
 */
export function followSessionFlag(session: Session, element: HTMLElement): void {
  const follow = (): void => {
    if (session.token() === null) delete element.dataset[documentFlags.session];
    else element.dataset[documentFlags.session] = 'present';
  };
  session.subscribe(follow);
  follow();
  delete element.dataset[documentFlags.leaving];
}

import { useState } from 'react';
import { SHOWN } from '@tram/machines/rules';
import type { Notification } from '@tram/api/types';
import { useServices } from '../../app/services-context.ts';
import { useSession } from '../../data/use-session.ts';
import { useWords } from '../../app/words.ts';
import { layoutWords } from './words.vi.ts';

/** The operator's notification: opened by the login (specification, section 4), and again by the bell. */
export function useNotification() {
  const words = useWords(layoutWords).notifications;
  const { api, notify } = useServices();
  const { view, send } = useSession();
  const [again, setAgain] = useState<Notification | null>(null);

  async function fetchAgain(): Promise<void> {
    const answer = await api.getNotification({});
    if (!answer.ok) {
      // The frame's banner reports the end of a session.
      if (answer.error.kind !== 'unauthorized') notify('inValid', answer.error.message);
    } else if (answer.value.status === SHOWN) setAgain(answer.value);
    else notify('valid', words.none);
  }

  return {
    /** The notification whose dialog is open, or null. */
    shown: view?.notification ?? again,
    dismiss: () => {
      setAgain(null);
      send({ type: 'DISMISS_NOTIFICATION' });
    },
    /** The bell: fetches it and opens it again. */
    openAgain: () => void fetchAgain(),
  };
}

import { useSyncExternalStore } from 'react';
import { Button } from '@tram/ui/button';
import { IconBell } from '@tram/ui/icon/IconBell';
import { useServices } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import { useLocation } from '../../router.ts';
import { askPermission } from './ask-permission.ts';
import { followWishes } from './follow-wishes.ts';
import { isSameWish, type Wish } from './wish.ts';
import { addWish, onWishes, removeWish, wishes } from './wish-memory.ts';
import { wishWords } from './words.vi.ts';

export interface NotifyMeProps extends Pick<Wish, 'kind' | 'id'> {
  /** @default 's' */
  readonly size?: 's' | 'm';
}

/**
 * Asks to be told when what one waits for at this place is there. The right to show notifications is asked for by this press alone; a
 * refusal is answered with how to undo it. Pressed again it takes the wish back.
 */
export function NotifyMe({ kind, id, size = 's' }: NotifyMeProps) {
  const words = useWords(wishWords);
  const services = useServices();
  const { pathname, search } = useLocation();
  const isWished = useSyncExternalStore(onWishes, wishes).some((wish) =>
    isSameWish(wish, { kind, id }),
  );

  async function ask(): Promise<void> {
    const { notify } = services;
    const right = await askPermission();
    switch (right) {
      case 'granted':
        addWish({ kind, id, place: `${pathname}${search}` });
        followWishes(services);
        notify('valid', words.asked[kind], { detail: words.askedDetail });
        return;
      case 'denied':
        notify('inValid', words.denied, { detail: words.deniedDetail });
        return;
      case 'unanswered':
        notify('warn', words.unanswered, { detail: words.unansweredDetail });
        return;
      case 'unsupported':
        notify('warn', words.unsupported, { detail: words.unsupportedDetail });
        return;
      default:
        right satisfies never;
    }
  }

  return (
    <Button
      size={size}
      icon={<IconBell size={size === 's' ? 16 : 20} />}
      onClick={() => {
        if (isWished) removeWish({ kind, id });
        else void ask();
      }}
    >
      {isWished ? words.stop : words.ask[kind]}
    </Button>
  );
}

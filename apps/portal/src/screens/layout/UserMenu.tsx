import { lazy, Suspense, useState } from 'react';
import type { Account } from '@tram/api/types';
import { Avatar } from '@tram/ui/avatar';
import { UserButton } from '@tram/ui/user-button';
import { importChunk } from '../../app/import-chunk.ts';
import { useWords } from '../../app/words.ts';
import { layoutWords } from './words.vi.ts';

const loadMenu = () => importChunk(() => import('./AccountMenu.tsx'));
const AccountMenu = lazy(async () => ({ default: (await loadMenu()).AccountMenu }));

/** Starts to load the menu's code a little before the press. A failure shows only on the press. */
function prepare(): void {
  loadMenu().catch(() => undefined);
}

/** The customer's name and, once pressed, their menu: the menu's code comes with the first press or a little before it. */
export function UserMenu({ account }: { readonly account: Account | null }) {
  const words = useWords(layoutWords).user;
  const [wanted, setWanted] = useState(false);
  const name = account?.fullName ?? words.menu;
  const closed = (
    <UserButton
      avatar={<Avatar name={name} />}
      name={name}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setWanted(true)}
      onPointerEnter={prepare}
      onFocus={prepare}
    />
  );
  if (!wanted) return closed;
  return (
    <Suspense fallback={closed}>
      <AccountMenu
        account={account}
        button={<UserButton avatar={<Avatar name={name} />} name={name} />}
      />
    </Suspense>
  );
}

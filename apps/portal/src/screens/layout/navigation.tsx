import { useMemo } from 'react';
import type { Account } from '@tram/api/types';
import { SHOWN } from '@tram/machines/rules';
import { IconBook } from '@tram/ui/icon/IconBook';
import { IconClipboardList } from '@tram/ui/icon/IconClipboardList';
import { IconCloudComputing } from '@tram/ui/icon/IconCloudComputing';
import { IconDeviceDesktop } from '@tram/ui/icon/IconDeviceDesktop';
import { IconDeviceGamepad2 } from '@tram/ui/icon/IconDeviceGamepad2';
import { IconFileCertificate } from '@tram/ui/icon/IconFileCertificate';
import { IconList } from '@tram/ui/icon/IconList';
import { IconListDetails } from '@tram/ui/icon/IconListDetails';
import { IconServer } from '@tram/ui/icon/IconServer';
import { IconStack2 } from '@tram/ui/icon/IconStack2';
import { IconWallet } from '@tram/ui/icon/IconWallet';
import type { NavigationItem } from '@tram/ui/side-nav';
import type { RoutePath } from '../../routes.ts';
import { useRoutePath } from '../../app/screen-route.ts';
import { useRuntimeConfig } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import { Link } from '../../router.ts';
import { layoutWords } from './words.vi.ts';

type Icon = typeof IconBook;

/** Screens that belong to an item of the menu without being its own. */
const belongsTo: Partial<Readonly<Record<RoutePath, RoutePath>>> = {
  '/create-clouds': '/clouds',
  '/order-cloud-history': '/order-cloud-management',
};

/**
 * Every way to go from the layout; the same object until one of them changes, because all of it is drawn with every screen.
 * @param account identity verification is a way only for an account that is asked for it (specification, section 6)
 */
export function useLayoutNavigation(account: Account | null) {
  const words = useWords(layoutWords);
  const { gameDownloadForm } = useRuntimeConfig().links;
  const shown = useRoutePath();
  const current = belongsTo[shown] ?? shown;
  const hasIdentity = account?.kyc === SHOWN;
  return useMemo(
    () => navigationOf({ words, gameDownloadForm, current, hasIdentity }),
    [words, gameDownloadForm, current, hasIdentity],
  );
}

interface NavigationInput {
  readonly words: (typeof layoutWords)['vi'];
  /** Address of the form for games. */
  readonly gameDownloadForm: string;
  readonly current: RoutePath;
  readonly hasIdentity: boolean;
}

function navigationOf({ words, gameDownloadForm, current, hasIdentity }: NavigationInput) {
  function way(path: RoutePath, label: string, ItemIcon?: Icon): NavigationItem {
    return {
      id: path,
      label,
      link: <Link to={path} />,
      current: path === current,
      ...(ItemIcon === undefined ? {} : { icon: <ItemIcon /> }),
    };
  }

  const { items, groups, quick, top } = words;
  const identity = way('/identity-verification', items.identity, IconFileCertificate);
  const games: NavigationItem = {
    id: 'games',
    label: items.games,
    icon: <IconDeviceGamepad2 />,
    external: true,
    // oxlint-disable-next-line jsx-a11y/anchor-has-content, jsx-a11y/control-has-associated-label -- the kit fills the link with the item's words
    link: <a href={gameDownloadForm} target="_blank" rel="noopener noreferrer" />,
  };
  return {
    top: [way('/', top.home), way('/api', top.api)],
    // The menu, in the specification's order under four captions.
    groups: [
      {
        id: 'pc',
        caption: groups.pc,
        items: [
          way('/', items.pcs, IconDeviceDesktop),
          way('/order-management', items.pcOrders, IconClipboardList),
        ],
      },
      {
        id: 'cloud',
        caption: groups.cloud,
        items: [
          way('/clouds', items.clouds, IconCloudComputing),
          way('/order-cloud-management', items.cloudOrders, IconListDetails),
        ],
      },
      {
        id: 'vps',
        caption: groups.vps,
        items: [
          way('/vps', items.vps, IconServer),
          way('/order-vps-management', items.vpsOrders, IconStack2),
        ],
      },
      {
        id: 'account',
        caption: groups.account,
        items: [
          way('/payment-history', items.recharge, IconWallet),
          games,
          ...(hasIdentity ? [identity] : []),
          way('/log-management', items.logs, IconList),
          way('/user-guide-management', items.guides, IconBook),
        ],
      },
    ],
    // The bar at the thumb, on phones.
    quick: [
      way('/', quick.pcs, IconDeviceDesktop),
      way('/clouds', quick.clouds, IconCloudComputing),
      way('/vps', quick.vps, IconServer),
      way('/payment-history', quick.recharge, IconWallet),
    ],
  };
}

import { useState, type ReactNode } from 'react';
import type { PlayPlatform } from '@tram/api/types';
import { IconBrandApple } from '@tram/ui/icon/IconBrandApple';
import { IconBrandWindows } from '@tram/ui/icon/IconBrandWindows';
import { Link } from '@tram/ui/link';
import { Notice } from '@tram/ui/notice';
import { useServices } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import { DownloadRow, DownloadRows } from '../download-row/DownloadRow.tsx';
import { isPageAddress, openNewTab } from './new-tab.ts';
import { heading, section } from './PlayDialog.css.ts';
import type { PlayTarget } from './play-target.ts';
import { playWords } from './words.vi.ts';

const platforms = [
  'win',
  'mac_chip_apple_silicon',
  'mac_chip_intel',
] as const satisfies readonly PlayPlatform[];

const icons: Readonly<Record<PlayPlatform, ReactNode>> = {
  win: <IconBrandWindows size={24} />,
  mac_chip_apple_silicon: <IconBrandApple size={24} />,
  mac_chip_intel: <IconBrandApple size={24} />,
};

/** The client for each computer; its page opens in a new tab (specification, section 7). */
export function PlayClients({ target }: { readonly target: PlayTarget }) {
  const words = useWords(playWords);
  const { notify } = useServices();
  const [pending, setPending] = useState<PlayPlatform | null>(null);
  const [blocked, setBlocked] = useState<string | null>(null);

  async function openClient(os: PlayPlatform): Promise<void> {
    const tab = openNewTab();
    setPending(os);
    setBlocked(null);
    const answer = await target.getLink(os);
    setPending(null);
    if (!answer.ok) {
      tab.close();
      const { kind, message } = answer.error;
      if (kind === 'unauthorized' || kind === 'aborted') return;
      notify('inValid', message, { detail: words.about(target.name) });
      return;
    }
    const { link } = answer.value;
    if (!isPageAddress(link)) {
      tab.close();
      notify('inValid', words.badLink);
      return;
    }
    if (!tab.goTo(link)) setBlocked(link);
  }

  return (
    <section className={section}>
      <h3 className={heading}>{words.clients}</h3>
      <DownloadRows label={words.clients}>
        {platforms.map((os) => (
          <DownloadRow
            key={os}
            icon={icons[os]}
            label={words.client[os].label}
            detail={pending === os ? words.opening : words.client[os].detail}
            busy={pending === os}
            disabled={pending !== null && pending !== os}
            onPress={() => void openClient(os)}
          />
        ))}
      </DownloadRows>
      {blocked !== null && (
        <Notice
          tone="caution"
          announce="status"
          lead={words.blocked}
          action={
            <Link href={blocked} external>
              {words.openHere}
            </Link>
          }
        />
      )}
    </section>
  );
}

import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { PlayPlatform } from '@tram/api/types';
import { Button } from '@tram/ui/button';
import { CopyButton } from '@tram/ui/copy-field';
import { IconBrandApple } from '@tram/ui/icon/IconBrandApple';
import { IconBrandWindows } from '@tram/ui/icon/IconBrandWindows';
import { IconKey } from '@tram/ui/icon/IconKey';
import { Link } from '@tram/ui/link';
import { Mono } from '@tram/ui/mono';
import { Notice } from '@tram/ui/notice';
import { useServices } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import { stack } from '../../app/stack.css.ts';
import type { OpeningProps } from '../address/dialog-address.ts';
import { isPageAddress, openNewTab } from './new-tab.ts';
import type { PlayTarget } from './play-target.ts';
import { playWords } from './play-words.vi.ts';
import { RefusableDialog } from './RefusableDialog.tsx';
import { DownloadRow, DownloadRows } from './DownloadRow.tsx';
import * as styles from './remote-access.css.ts';

/**
 * The token that the Play client asks for, with a copy button (specification, section 2; section 8: 'Đã sao chép vào bộ nhớ
 * tạm'). It is asked for by a press and lives as long as the dialog: no cache and no storage ever holds it.
 */
function PlayToken({ target: { name, getToken } }: { readonly target: PlayTarget }) {
  const words = useWords(playWords);
  const { notify } = useServices();
  const [busy, setBusy] = useState(false);
  const [token, setToken] = useState<string | null>(null);
  const shown = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    // The button that was pressed is gone: the focus moves to what took its place.
    if (token !== null) shown.current?.querySelector('button')?.focus();
  }, [token]);

  async function get(): Promise<void> {
    setBusy(true);
    const answer = await getToken();
    setBusy(false);
    if (answer === null) {
      notify('warn', words.noCredentials, { detail: words.about(name) });
      return;
    }
    if (answer.ok) {
      setToken(answer.value.token);
      return;
    }
    const { kind, message } = answer.error;
    if (kind === 'unauthorized' || kind === 'aborted') return;
    notify('inValid', message, { detail: words.about(name) });
  }

  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>{words.token}</h3>
      {token === null ? (
        <>
          <p className={styles.hint}>{words.tokenLead}</p>
          <Button
            size="m"
            theme="primary"
            icon={<IconKey />}
            busy={busy}
            busyLabel={words.gettingToken}
            onClick={() => void get()}
          >
            {words.getToken}
          </Button>
        </>
      ) : (
        <>
          <div ref={shown} className={styles.token}>
            <span ref={text} className={styles.tokenText}>
              <Mono>{token}</Mono>
            </span>
            <CopyButton
              label={words.token}
              value={token}
              shown={text}
              onCopied={() => notify('valid', words.copied)}
            />
          </div>
          <p className={styles.hint}>{words.tokenHint}</p>
        </>
      )}
    </section>
  );
}

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
function PlayClients({ target }: { readonly target: PlayTarget }) {
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
    <section className={styles.section}>
      <h3 className={styles.heading}>{words.clients}</h3>
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

interface PlayDialogProps extends OpeningProps {
  readonly target: PlayTarget;
  /** Why this machine cannot be played on now, in words. @default null */
  readonly refusal?: string | null | undefined;
}

/**
 * The Play client of a machine (specification, section 2 "Play client (downloads and token)"): a token to copy, and the client's
 * page for each computer. For PCs and cloud machines alike: `target` is made by `playOnPc` or `playOnCloud`.
 */
export function PlayDialog({ target, refusal = null, ...dialog }: PlayDialogProps) {
  const words = useWords(playWords);
  return (
    <RefusableDialog
      {...dialog}
      title={words.title}
      subtitle={words.subtitle(target.name)}
      refusal={refusal === null ? null : { title: words.refused, reason: refusal }}
    >
      <div className={stack[24]}>
        <PlayToken target={target} />
        <PlayClients target={target} />
      </div>
    </RefusableDialog>
  );
}

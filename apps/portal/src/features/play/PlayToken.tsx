import { useEffect, useRef, useState } from 'react';
import { Button } from '@tram/ui/button';
import { CopyButton } from '@tram/ui/copy-field';
import { IconKey } from '@tram/ui/icon/IconKey';
import { Mono } from '@tram/ui/mono';
import { useServices } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import { heading, hint, section, token as tokenStyle, tokenText } from './PlayDialog.css.ts';
import type { PlayTarget } from './play-target.ts';
import { playWords } from './words.vi.ts';

/**
 * The token that the Play client asks for, with a copy button (specification, section 2; section 8: 'Đã sao chép vào bộ nhớ tạm'). It is
 * asked for by a press and lives as long as the dialog: no cache and no storage ever holds it.
 */
export function PlayToken({ target: { name, getToken } }: { readonly target: PlayTarget }) {
  const words = useWords(playWords);
  const { notify } = useServices();
  const [busy, setBusy] = useState(false);
  const [token, setToken] = useState<string | null>(null);
  const shown = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    // The button that was pressed is gone: the keyboard goes on at what took its place.
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
    <section className={section}>
      <h3 className={heading}>{words.token}</h3>
      {token === null ? (
        <>
          <p className={hint}>{words.tokenLead}</p>
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
          <div ref={shown} className={tokenStyle}>
            <span ref={text} className={tokenText}>
              <Mono>{token}</Mono>
            </span>
            <CopyButton
              label={words.token}
              value={token}
              shown={text}
              onCopied={() => notify('valid', words.copied)}
            />
          </div>
          <p className={hint}>{words.tokenHint}</p>
        </>
      )}
    </section>
  );
}

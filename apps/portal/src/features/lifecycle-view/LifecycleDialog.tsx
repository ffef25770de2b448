import { useRef } from 'react';
import { Button } from '@tram/ui/button';
import { Dialog } from '@tram/ui/dialog';
import { IconArrowRight } from '@tram/ui/icon/IconArrowRight';
import { IconChevronDown } from '@tram/ui/icon/IconChevronDown';
import { LifecycleDiagram } from '@tram/ui/lifecycle-diagram';
import { useWords } from '../../app/words.ts';
import type { GoingWait } from '../usual-time/waits.ts';
import {
  caption,
  chevron,
  firstUpper,
  heading,
  nextIcon,
  nextItem,
  nextList,
  nextName,
  others,
  parts,
  place,
  placeName,
  placeText,
  summary,
} from './LifecycleDialog.css.ts';
import { diagramOf, nextFrom, type LifecycleWords } from './lifecycle-words.ts';
import { WaitTime } from './WaitTime.tsx';
import { lifecycleViewWords } from './words.vi.ts';

export interface LifecycleDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onClosed: () => void;
  readonly title: string;
  readonly lifecycle: LifecycleWords;
  /** Where it is: paths of states, the one that matters most first; empty where that is not known. */
  readonly at: readonly string[];
  /** What it does in that state, in place of the state's own words: 'Đang bật máy…'. */
  readonly doing?: string;
  /** What is waited for; null for nothing. */
  readonly going: GoingWait | null;
  /** Reads it anew from the server; it never rejects. */
  readonly onRefetch: () => Promise<void>;
}

/**
 * A lifecycle as the customer of one machine or top-up sees it: where it is, what comes next and by what, how long it usually
 * takes, and every step there is. The steps and the ways are those of the machine that decides.
 */
export function LifecycleDialog(props: LifecycleDialogProps) {
  const { open, onClose, onClosed, title, lifecycle, at, doing, going, onRefetch } = props;
  const words = useWords(lifecycleViewWords);
  const closing = useRef<HTMLButtonElement>(null);
  const [main = ''] = at;
  const next = nextFrom(lifecycle, at.slice(0, 1));
  const partNames = Object.keys(lifecycle.parts);
  const [mainPart = ''] = partNames;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      title={title}
      size="wide"
      dismissOutside
      // What is read stands first; the first control would be far below.
      initialFocus={closing}
      footer={
        <Button ref={closing} size="m" onClick={onClose}>
          {words.close}
        </Button>
      }
    >
      <div className={parts}>
        <div className={place}>
          <p className={caption}>{words.here}</p>
          <p className={placeName}>{doing ?? lifecycle.states[main] ?? words.unknownPlace}</p>
          <p className={placeText}>{lifecycle.now[main]}</p>
        </div>
        {going !== null && <WaitTime going={going} onRefetch={onRefetch} />}
        {next.length > 0 && (
          <section>
            <h3 className={heading}>{words.next}</h3>
            <ul className={nextList}>
              {next.map(({ to, cause }) => (
                <li key={`${to} ${cause}`} className={nextItem}>
                  <span className={nextIcon}>
                    <IconArrowRight size={16} />
                  </span>
                  <span className={firstUpper}>
                    {cause}: <span className={nextName}>{to}</span>
                  </span>
                </li>
              ))}
            </ul>
          </section>
        )}
        <section>
          <h3 className={heading}>{words.diagram}</h3>
          <LifecycleDiagram label={title} chart={diagramOf(lifecycle, mainPart)} at={at} />
        </section>
        {partNames.length > 1 && (
          <details>
            <summary className={summary}>
              {words.others}
              <span className={chevron}>
                <IconChevronDown size={16} />
              </span>
            </summary>
            <div className={others}>
              {partNames.slice(1).map((part) => (
                <section key={part}>
                  <h3 className={heading}>{lifecycle.parts[part]}</h3>
                  <LifecycleDiagram
                    label={lifecycle.parts[part] ?? part}
                    chart={diagramOf(lifecycle, part)}
                    at={at}
                  />
                </section>
              ))}
            </div>
          </details>
        )}
      </div>
    </Dialog>
  );
}

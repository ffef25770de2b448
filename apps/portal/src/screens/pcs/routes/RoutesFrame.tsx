import type { ReactNode } from 'react';
import { Notice } from '@tram/ui/notice';
import type { OpeningProps } from '../../../features/address/dialog-address.ts';
import { useWords } from '../../../app/words.ts';
import { RefusableDialog } from '../../../features/remote-access/RefusableDialog.tsx';
import { stack } from '../../../app/stack.css.ts';
import type { PcRoutes } from './use-pc-routes.ts';
import { pcRouteWords } from './words.vi.ts';

export interface RoutesFrameProps extends OpeningProps {
  readonly routes: PcRoutes;
  readonly title: string;
  readonly machine: string;
  readonly children: ReactNode;
}

/** What is under way, or why what is shown may be old. */
function Doubts({ routes: { view } }: { readonly routes: PcRoutes }) {
  const words = useWords(pcRouteWords);
  const told =
    view.change.step === 'checking'
      ? words.checking
      : view.status === 'settling'
        ? words.settling
        : view.status === 'ending'
          ? words.ending
          : view.readError !== null && view.readError.kind !== 'unauthorized'
            ? words.notReadable
            : null;
  if (told === null) return null;
  return (
    <Notice tone="neutral" announce="status" lead={told.lead}>
      {told.detail}
    </Notice>
  );
}

/** The dialog of a PC's routes: the rows of one kind, what is under way, or an alert where nothing can be changed. */
export function RoutesFrame({ routes, title, machine, children, ...dialog }: RoutesFrameProps) {
  const words = useWords(pcRouteWords);
  const { status } = routes.view;
  const isClosed = status === 'closed' || status === 'gone' || status === 'unknown';
  return (
    <RefusableDialog
      {...dialog}
      size="rental"
      title={title}
      subtitle={machine}
      refusal={isClosed ? { title: words.refused, reason: words[status] } : null}
    >
      <div className={stack[16]}>
        <Doubts routes={routes} />
        {children}
      </div>
    </RefusableDialog>
  );
}

import { lazy, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CloudImage } from '@tram/api/types';
import { leaving as leavingOf, type Leaving } from '@tram/machines/rules';
import { importChunk } from '../../app/import-chunk.ts';
import { useServices } from '../../app/services-context.ts';
import { ChunkBoundary } from '../chunk-boundary/ChunkBoundary.tsx';
import { logoutGuardOf } from './logout-guard.ts';
import { readOngoing } from './read-ongoing.ts';
import type { ShutDownStart } from './shut-down.ts';

const LeavingDialog = lazy(() =>
  importChunk(async () => ({ default: (await import('./LeavingDialog.tsx')).LeavingDialog })),
);

type Refused = Extract<ShutDownStart, { taken: false }>;

/** One question. */
interface Question {
  readonly leaving: Leaving;
  /** When it was asked, ms of server time. */
  readonly askedAt: number;
  readonly step: 'asked' | 'shutting-down' | 'closing';
  readonly refused: Refused | null;
}

/**
 * Asks before a logout while something goes on, and logs out at once while nothing does. Who logs out is always the session's
 * own lifecycle.
 * @param images the cloud machines that are known
 */
export function LeavingHost({ images }: { readonly images: readonly CloudImage[] }) {
  const services = useServices();
  const { sessionEnd } = services;
  const [question, setQuestion] = useState<Question | null>(null);
  /** Counts the decisions: one that was taken back is not carried out when its answer comes. */
  const decision = useRef(0);

  const ask = useEffectEvent(async () => {
    const leaving = leavingOf('log-out', await readOngoing(services, images));
    const askedAt = services.clock.now();
    if (leaving.asks) setQuestion({ leaving, askedAt, step: 'asked', refused: null });
    else sessionEnd.logOut();
  });
  useEffect(() => logoutGuardOf(services).attach(() => void ask()), [services]);

  async function shutDownFirst(asked: Question): Promise<void> {
    decision.current += 1;
    const mine = decision.current;
    setQuestion({ ...asked, step: 'shutting-down', refused: null });
    const { shutDown } = await importChunk(() => import('./shut-down.ts'));
    const wanted = images.filter(({ _id }) => asked.leaving.shutDownFirst.includes(_id));
    const start = await shutDown(services, wanted);
    if (decision.current !== mine) return;
    if (start.taken) sessionEnd.logOut();
    else setQuestion({ ...asked, step: 'asked', refused: start });
  }

  if (question === null) return null;
  return (
    <ChunkBoundary>
      <LeavingDialog
        open={question.step !== 'closing'}
        leaving={question.leaving}
        askedAt={question.askedAt}
        busy={question.step === 'shutting-down'}
        refused={question.refused}
        onStay={() => {
          decision.current += 1;
          setQuestion({ ...question, step: 'closing' });
        }}
        onShutDown={() => void shutDownFirst(question)}
        onLogOut={sessionEnd.logOut}
        onClosed={() => setQuestion(null)}
      />
    </ChunkBoundary>
  );
}

import { useEffect, useState } from 'react';
import type { CloudImage } from '@tram/api/types';
import type { HardwareRequestEmitted } from '@tram/machines/hardware-request';
import { lazyChunk } from '../../../app/lazy-chunk.ts';
import { useServices } from '../../../app/services-context.ts';
import { useWords } from '../../../app/words.ts';
import { noticeDeduplicationOf } from '../../../data/notice-deduplication.ts';
import { invalidate } from '../../../data/query-client.ts';
import { ChunkBoundary } from '../../../features/chunk-boundary/ChunkBoundary.tsx';
import { useHardwareRequest } from './use-hardware-request.ts';
import { cloudHardwareWords } from './words.vi.ts';

const HardwareRequestDialog = lazyChunk(
  async () => (await import('./HardwareRequestDialog.tsx')).HardwareRequestDialog,
);

export interface FollowedRequestProps {
  /** Whether its dialog is open; the request is followed all the same. */
  readonly open: boolean;
  readonly image: CloudImage;
  readonly onClose: () => void;
}

/**
 * A request for additional hardware that somebody waits for: it tells what was done and what the operator has decided, and
 * opens its dialog, whose code comes with the first opening.
 */
export function FollowedRequest({ open, image, onClose }: FollowedRequestProps) {
  const words = useWords(cloudHardwareWords).told;
  const services = useServices();
  const request = useHardwareRequest(image, (told: HardwareRequestEmitted['type']) => {
    const detail = words.about(image.name);
    void invalidate(services, 'listCloudImages', 'listLogs');
    const notify = () =>
      services.notify(told === 'DECLINED' ? 'inValid' : 'valid', words[told], { detail });
    if (told === 'ACCEPTED' || told === 'DECLINED') {
      const decision = { of: 'machine', id: image._id, action: 'addHardware' } as const;
      noticeDeduplicationOf(services).byRecord(decision, notify);
    } else notify();
    if (told === 'SUBMITTED' && open) onClose();
  });
  const { view, send } = request;
  const { canChoose, step } = view;

  // The choice is open while the dialog is; where nothing may be chosen the dialog says why.
  useEffect(() => {
    if (open && canChoose && step !== 'choosing') send({ type: 'CHOOSE' });
    if (!open && step === 'choosing') send({ type: 'CANCEL' });
  }, [open, canChoose, step, send]);

  const [everOpen, setEverOpen] = useState(open);
  if (open && !everOpen) setEverOpen(true);
  if (!everOpen) return null;
  return (
    <ChunkBoundary>
      <HardwareRequestDialog open={open} name={image.name} request={request} onClose={onClose} />
    </ChunkBoundary>
  );
}

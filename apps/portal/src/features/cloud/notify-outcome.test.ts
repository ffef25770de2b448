import { describe, expect, test } from 'vitest';
import { failure } from '@tram/api/result';
import type { ToastStatus } from '@tram/ui/toast-queue';
import { nothingTold } from '../../data/testing/events.ts';
import type { CloudOutcome } from './cloud-lifecycles.ts';
import { notifyOutcome } from './notify-outcome.ts';
import { cloudWords } from './words.vi.ts';

interface Told {
  readonly status: ToastStatus;
  readonly message: string;
  readonly detail?: string | undefined;
}

const about = { id: 'a', name: 'Valorant' };

/** @param byEvent what an event has already reported of the machine, by its name */
function told(outcome: CloudOutcome, byEvent: readonly string[] = []): readonly Told[] {
  const notices: Told[] = [];
  const once = nothingTold();
  for (const action of byEvent) once.byEvent({ of: 'machine', id: about.id, action });
  notifyOutcome(
    {
      notify: (status, message, { detail } = {}) => void notices.push({ status, message, detail }),
    },
    cloudWords.vi,
    outcome,
    once,
  );
  return notices;
}

describe('what is reported to the customer', () => {
  // @spec 8.17
  test('in the words of the specification: an extension, a deletion, a virtual machine that stays', () => {
    const done = (['extend', 'delete'] as const).map(
      (action) => told({ ...about, type: 'DONE', action, message: 'khác' })[0]?.message,
    );
    expect(done).toEqual(['Gia hạn thành công', 'Xóa thành công']);
    expect(
      told({
        ...about,
        type: 'REFUSED',
        action: 'deleteVm',
        reason: 'vm-deletion-failed',
        message: 'Máy ảo đã được xóa trước đó',
        error: null,
      }),
    ).toEqual([
      { status: 'inValid', message: 'Delete máy thất bại', detail: 'Máy ảo đã được xóa trước đó' },
    ]);
  });

  test('once: what an event has reported, the lifecycle does not; without its event it does', () => {
    const outcome = { ...about, type: 'DONE', action: 'deleteVm', message: null } as const;
    expect(told(outcome, ['delete'])).toEqual([]);
    expect(told(outcome, ['start'])[0]?.message).toBe('Delete máy thành công');
    expect(told(outcome)[0]?.message).toBe('Delete máy thành công');
    const failed = { ...about, type: 'FAILED', action: 'start', message: null } as const;
    expect(told(failed, ['start'])).toEqual([]);
    expect(told(failed)[0]?.status).toBe('inValid');
    expect(told({ ...about, type: 'CREATED' }, ['create'])).toEqual([]);
    expect(told({ ...about, type: 'CREATED' })[0]?.message).toBe('Máy cloud đã tạo xong');
    expect(told({ ...about, type: 'CREATION_FAILED' })[0]?.status).toBe('inValid');
  });

  test('that it is busy, in the words of the server', () => {
    expect(
      told({ ...about, type: 'TAKEN', action: 'start', message: 'Máy đang khởi động' }),
    ).toEqual([{ status: 'valid', message: 'Máy đang khởi động', detail: 'Máy “Valorant”' }]);
  });

  test('no toast when no machine is left: that is a dialog', () => {
    expect(
      told({
        ...about,
        type: 'REFUSED',
        action: 'start',
        reason: 'image-out',
        message: 'Đã hết máy trống',
        error: null,
      }),
    ).toEqual([]);
  });

  test('of a refusal in the words of the server; nothing when the session has ended', () => {
    const refused = { ...about, type: 'REFUSED', action: 'backup', reason: 'refused' } as const;
    const { error } = failure('conflict', { message: 'Máy đang tắt', status: 409 });
    expect(told({ ...refused, message: 'Máy đang tắt', error })[0]?.message).toBe('Máy đang tắt');
    const ended = failure('unauthorized').error;
    expect(told({ ...refused, message: null, error: ended })).toEqual([]);
  });
});

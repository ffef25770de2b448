import { useState } from 'react';
import type { Image } from '@tram/api/types';
import { formatDateTime, timeOf } from '@tram/machines/rules';
import { Button } from '@tram/ui/button';
import { CopyField } from '@tram/ui/copy-field';
import { Dialog } from '@tram/ui/dialog';
import { IconDownload } from '@tram/ui/icon/IconDownload';
import { Notice } from '@tram/ui/notice';
import { SecretField } from '@tram/ui/secret-field';
import { dash } from '../../app/known-number.ts';
import { useServices } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import { CloseButton } from '../close-button/CloseButton.tsx';
import { useQueryState } from '../../data/query-state.ts';
import { connectWords } from './connect-words.vi.ts';
import { connectionQuery, type Connection } from '../pc/rented-order.ts';
import { usePc, type PcDialogProps } from '../pc/use-pcs.ts';
import { QueryBoundary } from '../query-boundary/QueryBoundary.tsx';
import { credential, credentialLabel, credentials, hint, sheet } from './remote-access.css.ts';

/** A value that the answer leaves out: the RDP file has it. */
function Missing({ of }: { readonly of: string }) {
  return (
    <div className={credential}>
      <span className={credentialLabel}>{of}</span>
      <span>{dash}</span>
    </div>
  );
}

function Credentials({
  order,
  image,
  renewal,
}: {
  readonly order: Connection;
  readonly image: Image;
  /** A new password has been asked for, or given; null when neither. */
  readonly renewal: 'running' | 'done' | null;
}) {
  const words = useWords(connectWords);
  // A card from the offline cache has no password; the order has just been read.
  const ordered = order.passRdp ?? null;
  const password = image.passRdp === '' ? ordered : (image.passRdp ?? ordered);
  const [first] = useState(password);
  const end = timeOf(order.end_time);
  return (
    <div className={sheet}>
      {renewal === 'running' && (
        <Notice tone="neutral" announce="status" lead={words.renewing.lead}>
          {words.renewing.detail}
        </Notice>
      )}
      {renewal !== 'running' && (renewal === 'done' || password !== first) && (
        <Notice tone="info" announce="status" lead={words.newPassword.lead}>
          {words.newPassword.detail}
        </Notice>
      )}
      <div className={credentials}>
        {order.remote_ext_ip ? (
          <CopyField label={words.host} value={order.remote_ext_ip} mono size="l" />
        ) : (
          <Missing of={words.host} />
        )}
        {order.user_remote ? (
          <CopyField label={words.user} value={order.user_remote} mono />
        ) : (
          <Missing of={words.user} />
        )}
        <div className={credential}>
          <span className={credentialLabel}>{words.password}</span>
          <SecretField label={words.passwordName} value={password} />
        </div>
        {end !== null && (
          <div className={credential}>
            <span className={credentialLabel}>{words.until}</span>
            <span>{formatDateTime(end)}</span>
          </div>
        )}
      </div>
      <Notice tone="info" lead={words.warning.lead}>
        {words.warning.detail}
      </Notice>
      <p className={hint}>{words.other}</p>
    </div>
  );
}

/**
 * The connect sheet: everything that is needed to open a PC in one place. The RDP file, the host, the user and the password
 * with copy buttons, and the warning of Windows explained. A new password shows here as soon as the PC has it.
 */
export function ConnectDialog({ open, image, onClose, onClosed }: PcDialogProps) {
  const words = useWords(connectWords);
  const services = useServices();
  const { view, send } = usePc(image);
  const state = useQueryState(connectionQuery(services, image), (order) => order === null);
  const { step, operation } = view.operation;
  const renewal =
    operation === 'renewPassword' && (step === 'running' || step === 'done') ? step : null;
  const downloading =
    view.operation.step === 'running' && view.operation.operation === 'downloadRdp';
  return (
    <Dialog
      // Not before its content is loaded: a dialog that grows would jump.
      open={open && state.status !== 'loading'}
      onClose={onClose}
      onClosed={() => {
        // A new password is announced once.
        if (renewal === 'done') send({ type: 'ACKNOWLEDGE' });
        onClosed();
      }}
      size="rental"
      title={words.title(image.name)}
      subtitle={words.subtitle}
      dismissOutside
      footer={
        <>
          <CloseButton onClick={onClose} />
          <Button
            size="m"
            theme="primary"
            icon={<IconDownload />}
            busy={downloading}
            busyLabel={words.downloading}
            disabled={!downloading && view.refusals.downloadRdp !== null}
            onClick={() => send({ type: 'DOWNLOAD_RDP' })}
          >
            {words.download}
          </Button>
        </>
      }
    >
      <QueryBoundary
        state={state}
        tellsTime={false}
        skeleton={<p className={hint}>{words.loading}</p>}
        empty={{ text: words.empty }}
        failed={words.failed}
      >
        {(order) => order !== null && <Credentials order={order} image={image} renewal={renewal} />}
      </QueryBoundary>
    </Dialog>
  );
}

import { Dialog } from '@tram/ui/dialog';
import { Notice } from '@tram/ui/notice';
import { QrPanel } from '@tram/ui/qr-panel';
import { useWords } from '../../app/words.ts';
import { CloseButton } from '../close-button/CloseButton.tsx';
import type { OpeningProps } from '../address/dialog-address.ts';
import type { TunnelCode } from './get-tunnel.ts';
import { tunnelWords } from './tunnel-words.vi.ts';
import { code } from './remote-access.css.ts';
import { stack } from '../../app/stack.css.ts';

interface TunnelQrDialogProps extends OpeningProps {
  readonly machine: string;
  /** With a private key, which the server gives once. */
  readonly scanned: TunnelCode;
}

/** The configuration of a tunnel as a QR code for a phone (specification, section 7: "mobile returns JSON with a QR code"). */
export function TunnelQrDialog({ machine, scanned, ...dialog }: TunnelQrDialogProps) {
  const words = useWords(tunnelWords);
  return (
    <Dialog
      {...dialog}
      title={words.qr.title}
      subtitle={words.qr.subtitle}
      footer={<CloseButton onClick={dialog.onClose} />}
    >
      <div className={stack[20]}>
        <div className={code}>
          <QrPanel
            {...(scanned.kind === 'text' ? { payload: scanned.text } : { src: scanned.address })}
            label={words.qr.picture(machine)}
            fileName={`${machine}.png`}
          />
        </div>
        <Notice tone="caution" lead={words.qr.secret.lead}>
          {words.qr.secret.detail}
        </Notice>
        <Notice tone="info" lead={words.readiness.lead}>
          {words.readiness.detail}
        </Notice>
      </div>
    </Dialog>
  );
}

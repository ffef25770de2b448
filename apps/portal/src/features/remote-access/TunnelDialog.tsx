import { lazy, useState, type ReactNode } from 'react';
import { IconBrandApple } from '@tram/ui/icon/IconBrandApple';
import { IconBrandWindows } from '@tram/ui/icon/IconBrandWindows';
import { IconDeviceMobile } from '@tram/ui/icon/IconDeviceMobile';
import { IconFileText } from '@tram/ui/icon/IconFileText';
import { IconQrcode } from '@tram/ui/icon/IconQrcode';
import { Notice } from '@tram/ui/notice';
import { importChunk } from '../../app/import-chunk.ts';
import { useServices } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import type { OpeningProps } from '../address/dialog-address.ts';
import { ChunkBoundary } from '../chunk-boundary/ChunkBoundary.tsx';
import { getTunnel, tunnelChoices, type TunnelChoice, type TunnelCode } from './get-tunnel.ts';
import type { ChooseTunnel, TunnelTarget } from './tunnel-target.ts';
import { tunnelWords } from './tunnel-words.vi.ts';
import { RefusableDialog } from './RefusableDialog.tsx';
import { DownloadRow, DownloadRows } from './DownloadRow.tsx';
import { stack } from '../../app/stack.css.ts';

const TunnelQrDialog = lazy(() =>
  importChunk(async () => ({ default: (await import('./TunnelQrDialog.tsx')).TunnelQrDialog })),
);

const icons: Readonly<Record<TunnelChoice, ReactNode>> = {
  win: <IconBrandWindows size={24} />,
  mac: <IconBrandApple size={24} />,
  mobile: <IconDeviceMobile size={24} />,
  file: <IconFileText size={24} />,
};

interface TunnelDialogProps extends OpeningProps {
  readonly target: TunnelTarget;
  /** Why this machine can have no tunnel now, in words: it is not ready, or not rented any more. @default null */
  readonly refusal?: string | null | undefined;
}

function Choices({ name, choose }: { readonly name: string; readonly choose: ChooseTunnel }) {
  const words = useWords(tunnelWords);
  const services = useServices();
  const [pending, setPending] = useState<TunnelChoice | null>(null);
  const [scanned, setScanned] = useState<TunnelCode | null>(null);
  const [isScanning, setIsScanning] = useState(false);

  async function get(choice: TunnelChoice): Promise<void> {
    setPending(choice);
    const outcome = await getTunnel(services, { name, choose }, choice);
    setPending(null);
    switch (outcome.is) {
      case 'saved':
        services.notify('valid', words.saved(name), { detail: words.readiness.lead });
        return undefined;
      case 'shown':
        setScanned(outcome.code);
        setIsScanning(true);
        return undefined;
      case 'failed': {
        const { kind, message } = outcome.error;
        if (kind === 'unauthorized' || kind === 'aborted') return undefined;
        services.notify('inValid', message, { detail: words.about(name) });
        return undefined;
      }
      default:
        return outcome satisfies never;
    }
  }

  return (
    <div className={stack[20]}>
      <DownloadRows label={words.choices}>
        {tunnelChoices.map((choice) => (
          <DownloadRow
            key={choice}
            icon={icons[choice]}
            label={words.choice[choice].label}
            detail={pending === choice ? words.preparing : words.choice[choice].detail}
            {...(choice === 'mobile' ? { end: <IconQrcode /> } : {})}
            busy={pending === choice}
            disabled={pending !== null && pending !== choice}
            onPress={() => void get(choice)}
          />
        ))}
      </DownloadRows>
      <Notice tone="info" lead={words.readiness.lead}>
        {words.readiness.detail}
      </Notice>
      {scanned !== null && (
        <ChunkBoundary>
          <TunnelQrDialog
            open={isScanning}
            machine={name}
            scanned={scanned}
            onClose={() => setIsScanning(false)}
            // It holds a private key: nothing keeps it longer than it is shown.
            onClosed={() => setScanned(null)}
          />
        </ChunkBoundary>
      )}
    </div>
  );
}

/**
 * A tunnel to a rented machine (specification, section 2 "tunnel OS choice"): an installer for Windows or macOS, a QR code for a
 * phone, or the configuration as a file. Where there can be none, an alert says why in the words of section 5. For PCs, VPS and
 * cloud machines alike: `target` is made by `tunnelToPc`, `tunnelToVps` or `tunnelToCloud`.
 */
export function TunnelDialog({ target, refusal = null, ...dialog }: TunnelDialogProps) {
  const words = useWords(tunnelWords);
  const { name, choose, lacks } = target;
  const reason = refusal ?? (lacks === null ? null : words.lacks[lacks]);
  return (
    <RefusableDialog
      {...dialog}
      title={words.title}
      subtitle={words.subtitle(name)}
      refusal={reason === null && choose !== null ? null : { title: words.refused, reason }}
    >
      {choose !== null && <Choices name={name} choose={choose} />}
    </RefusableDialog>
  );
}

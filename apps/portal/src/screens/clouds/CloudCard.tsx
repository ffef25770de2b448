import { memo, type ReactNode } from 'react';
import type { CloudImage } from '@tram/api/types';
import type { CloudImageAction } from '@tram/machines/cloud-image/rules';
import { Button } from '@tram/ui/button';
import { IconClockPlus } from '@tram/ui/icon/IconClockPlus';
import { IconPlayerPlay } from '@tram/ui/icon/IconPlayerPlay';
import { IconPower } from '@tram/ui/icon/IconPower';
import { IconScreenShare } from '@tram/ui/icon/IconScreenShare';
import { IconStack2 } from '@tram/ui/icon/IconStack2';
import {
  LazyMachineCard,
  MachineCardContent,
  type LazyMachineCardProps,
  type MachineCardContentProps,
} from '@tram/ui/machine-card';
import { StatusBadge } from '@tram/ui/status-badge';
import { cloudImageStatuses } from '@tram/ui/status-sets';
import { formatCores } from '../../app/format-cores.ts';
import { useWords } from '../../app/words.ts';
import { CardBoundary } from '../../features/lists/EntryBoundary.tsx';
import { MoreActions } from '../../features/machine-list/MachineList.tsx';
import { useCloud, type Cloud } from '../../features/cloud/use-clouds.ts';
import { cloudWords } from '../../features/cloud/words.vi.ts';
import { PaymentButton } from '../../features/payment/PaymentButton.tsx';
import { CloudDisplay } from './CloudDisplay.tsx';
import { CloudMeters } from './CloudMeters.tsx';
import type { CloudDialogName } from './cloud-dialog-names.ts';
import { cloudSpecs } from './cloud-specs.tsx';
import { statusKeys } from './cloud-traits.ts';
import { cloudsWords } from './words.vi.ts';
import { lazyChunk } from '../../app/lazy-chunk.ts';

const CloudMenu = lazyChunk(async () => (await import('./CloudMenu.tsx')).CloudMenu);

export interface CloudCardProps extends Pick<LazyMachineCardProps, 'loading'> {
  readonly image: CloudImage;
  readonly number: number;
  /** Does not change, so that one changed record renders one card again. */
  readonly onDialog: (name: CloudDialogName, id: string) => void;
}

interface ContentProps {
  readonly image: CloudImage;
  readonly cloud: Cloud;
  readonly onDialog: (name: CloudDialogName) => void;
}

/** The buttons of a card by what the machine is (specification, section 4, "Cloud image"). */
function useActions(
  { view, send }: Cloud,
  onDialog: ContentProps['onDialog'],
  more: MachineCardContentProps['actions']['end'],
): MachineCardContentProps['actions'] {
  const words = useWords(cloudsWords);
  const reasons = useWords(cloudWords);
  const { refusals } = view;
  /** A button that cannot be pressed now says why to readers; the display says it to all. */
  const refused = (action: CloudImageAction) => {
    const refusal = refusals[action];
    // The dialog of the extension explains these: why nothing can be paid for, and how the last payment stands.
    const isExplained = refusal === 'account-missing' || refusal === 'payment-pending';
    if (refusal === null || isExplained) return {};
    return { disabled: true, disabledReason: reasons.refusals[refusal], hideReason: true };
  };
  const opener = (dialog: 'play' | 'shutdown' | 'backup', icon?: ReactNode) => (
    <Button key={dialog} size="m" icon={icon} {...refused(dialog)} onClick={() => onDialog(dialog)}>
      {words.actions[dialog]}
    </Button>
  );
  const extend = (theme: 'primary' | 'secondary') => {
    const button = { size: 'm', theme, onClick: () => onDialog('extend') } as const;
    return (
      <PaymentButton {...button} payment={view.payment} name={view.name}>
        <Button {...button} icon={<IconClockPlus />} {...refused('extend')}>
          {words.actions.extend}
        </Button>
      </PaymentButton>
    );
  };
  switch (view.status) {
    case 'creating':
      return { note: words.card.note };
    case 'running':
    case 'closing':
      return {
        primary: (
          <Button
            size="m"
            theme="primary"
            icon={<IconScreenShare />}
            busy={view.download.step === 'running'}
            busyLabel={words.actions.downloading}
            {...(view.download.step === 'running' ? {} : refused('downloadRdp'))}
            onClick={() => send({ type: 'DOWNLOAD_RDP' })}
          >
            {words.actions.remoteDesktop}
          </Button>
        ),
        // Play without a picture: the four buttons of a machine that runs stand in one row beside another card.
        secondary: [opener('play'), opener('shutdown', <IconPower />)],
        end: more,
      };
    case 'stopped':
    case 'ending':
      return {
        primary: (
          <Button
            size="m"
            theme="primary"
            icon={<IconPlayerPlay />}
            busy={view.command.step === 'sending' && view.command.command === 'start'}
            busyLabel={words.actions.starting}
            {...(view.command.step === 'sending' ? {} : refused('start'))}
            onClick={() => send({ type: 'START' })}
          >
            {words.actions.start}
          </Button>
        ),
        secondary: [extend('secondary'), opener('backup', <IconStack2 />)],
        end: more,
      };
    case 'expired':
      return { primary: extend('primary'), end: more };
    case 'deleted':
    case 'unknown':
      return { end: more };
    default:
      return view.status satisfies never;
  }
}

/**
 * One cloud machine: what it is, the session or what it waits for, hours and days left, and what can be done with it
 * (specification, section 2; art direction, "Cloud card").
 */
export const CloudCard = memo(function CloudCard(card: CloudCardProps) {
  return (
    <CardBoundary of={card.image}>
      <Card {...card} />
    </CardBoundary>
  );
});

function Card({ image, number, loading, onDialog }: CloudCardProps) {
  const cloud = useCloud(image);
  const status = statusKeys[cloud.view.status];
  const { cloud: offer } = image;
  return (
    <LazyMachineCard
      plate={String(number).padStart(2, '0')}
      name={image.name}
      kind={offer.name}
      host={offer.vga}
      tag={<StatusBadge set={cloudImageStatuses} received={status} />}
      loading={loading}
      shape={`cloud ${status}`}
    >
      <Content image={image} cloud={cloud} onDialog={(name) => onDialog(name, image._id)} />
    </LazyMachineCard>
  );
}

function Content({ image, cloud, onDialog }: ContentProps) {
  const words = useWords(cloudsWords);
  const { view } = cloud;
  const more = (
    <MoreActions
      label={words.actions.more}
      renderMenu={(button) => (
        <CloudMenu
          cloud={cloud}
          hasBackup={image.backup_response_data !== null}
          button={button}
          onDialog={onDialog}
        />
      )}
    />
  );
  const actions = useActions(cloud, onDialog, more);
  const { cloud: offer } = image;
  return (
    <MachineCardContent
      display={<CloudDisplay image={image} view={view} />}
      meters={<CloudMeters image={image} view={view} />}
      summary={`${offer.vga} · ${formatCores(offer.cpu)} · ${offer.ram}`}
      foldHint={words.card.foldHint}
      specs={cloudSpecs(image, words.card, () => onDialog('lifecycle'))}
      actions={actions}
    />
  );
}

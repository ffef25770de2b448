import { memo, type ReactElement } from 'react';
import type { Image } from '@tram/api/types';
import { formatDateTime } from '@tram/machines/rules';
import { Button } from '@tram/ui/button';
import { IconClock } from '@tram/ui/icon/IconClock';
import { IconClockPlus } from '@tram/ui/icon/IconClockPlus';
import { IconDeviceGamepad2 } from '@tram/ui/icon/IconDeviceGamepad2';
import { IconPlayerPlay } from '@tram/ui/icon/IconPlayerPlay';
import { IconScreenShare } from '@tram/ui/icon/IconScreenShare';
import { IconTrash } from '@tram/ui/icon/IconTrash';
import {
  LazyMachineCard,
  MachineCardContent,
  type LazyMachineCardProps,
  type MachineCardContentProps,
  type MachineSpec,
} from '@tram/ui/machine-card';
import { Mono } from '@tram/ui/mono';
import { SecretField } from '@tram/ui/secret-field';
import { StatusBadge } from '@tram/ui/status-badge';
import { pcImageStatuses } from '@tram/ui/status-sets';
import { formatCores } from '../../app/format-cores.ts';
import { memoryOf } from '../../app/hardware-line.ts';
import { lazyChunk } from '../../app/lazy-chunk.ts';
import { useServices } from '../../app/services-context.ts';
import { dash } from '../../app/known-number.ts';
import { useWords } from '../../app/words.ts';
import { CardBoundary } from '../../features/lists/EntryBoundary.tsx';
import { MoreActions } from '../../features/machine-list/MachineList.tsx';
import { PaymentButton } from '../../features/payment/PaymentButton.tsx';
import { usePc, type Pc } from '../../features/pc/use-pcs.ts';
import { LaterNotifyMe } from '../../features/notification-requests/LaterNotifyMe.tsx';
import { pcWords } from '../../features/pc/words.vi.ts';
import { PcDisplay, pcFlags } from './PcDisplay.tsx';
import type { PcDialogName } from './pc-dialog-names.ts';
import { pcsWords } from './words.vi.ts';

const PcMenu = lazyChunk(async () => (await import('./PcMenu.tsx')).PcMenu);

interface ContentProps {
  readonly image: Image;
  /** Does not change, so that one changed record renders one card again. */
  readonly onDialog: (name: PcDialogName, id: string) => void;
}

export interface PcCardProps extends ContentProps, Pick<LazyMachineCardProps, 'loading'> {
  readonly number: number;
}

/** The buttons of a card by what the PC is (specification, section 4). */
function useActions(
  pc: Pc,
  image: Image,
  onDialog: ContentProps['onDialog'],
): MachineCardContentProps['actions'] {
  const words = useWords(pcsWords);
  const refusals = useWords(pcWords);
  const { notify } = useServices();
  const { view, send } = pc;
  const open = (name: PcDialogName) => onDialog(name, image._id);
  const more = (
    <MoreActions
      label={words.actions.more}
      renderMenu={(button) => <PcMenu pc={pc} image={image} button={button} onDialog={open} />}
    />
  );
  const paying = (name: 'rent' | 'extend', button: ReactElement) => (
    <PaymentButton
      size="m"
      payment={view.payment.order?.action === name ? view.payment : null}
      name={image.name}
      onClick={() => open(name)}
    >
      {button}
    </PaymentButton>
  );
  switch (view.status) {
    case 'notRented':
      return {
        primary: paying(
          'rent',
          <Button size="m" theme="primary" icon={<IconPlayerPlay />} onClick={() => open('rent')}>
            {words.actions.rent}
          </Button>,
        ),
        secondary: (
          <Button size="m" icon={<IconClock />} onClick={() => open('times')}>
            {words.actions.times}
          </Button>
        ),
        end: (
          <Button
            size="m"
            theme="critical"
            icon={<IconTrash />}
            disabled={view.refusals.delete !== null}
            onClick={() => open('delete')}
          >
            {words.actions.deleteShort}
          </Button>
        ),
      };
    case 'waiting':
      return {
        primary: (
          // It can be pressed: the press says that the PC is being made.
          <Button size="m" aria-busy onClick={() => notify('warn', refusals.refusals.booting)}>
            {words.actions.waiting}
          </Button>
        ),
        secondary: <LaterNotifyMe kind="pc" id={image._id} label={words.actions.notify} />,
      };
    case 'ready':
    case 'ending': {
      const downloading =
        view.operation.step === 'running' && view.operation.operation === 'downloadRdp';
      return {
        primary: (
          <Button
            size="m"
            theme="primary"
            icon={<IconScreenShare />}
            busy={downloading}
            busyLabel={words.actions.downloading}
            disabled={!downloading && view.refusals.downloadRdp !== null}
            onClick={() => {
              send({ type: 'DOWNLOAD_RDP' });
              open('connect');
            }}
          >
            {words.actions.remoteDesktop}
          </Button>
        ),
        secondary: paying(
          'extend',
          <Button
            size="m"
            icon={<IconClockPlus />}
            // Without an account it can be pressed: the dialog says why nothing can be paid for.
            disabled={view.refusals.extend !== null && view.refusals.extend !== 'account-missing'}
            onClick={() => open('extend')}
          >
            {words.actions.extend}
          </Button>,
        ),
        desktopOnly: (
          <Button
            size="m"
            icon={<IconDeviceGamepad2 />}
            disabled={view.refusals.play !== null}
            onClick={() => open('play')}
          >
            {words.actions.play}
          </Button>
        ),
        end: more,
      };
    }
    case 'unknown':
    case 'gone':
      return { primary: more };
    default:
      return view.status satisfies never;
  }
}

/**
 * One PC: what it is, how long it is left, and what can be done with it (specification, section 2; art direction, "PC card"). A change
 * of the list renders only the cards whose own record has changed.
 */
export const PcCard = memo(function PcCard(card: PcCardProps) {
  return (
    <CardBoundary of={card.image}>
      <Card {...card} />
    </CardBoundary>
  );
});

function Card({ image, number, loading, onDialog }: PcCardProps) {
  const words = useWords(pcsWords);
  const flags = pcFlags(image);
  return (
    <LazyMachineCard
      plate={String(number).padStart(2, '0')}
      name={image.name}
      kind={image.package.name}
      host={image.computer_name === null ? words.card.noHost : <Mono>{image.computer_name}</Mono>}
      tag={<StatusBadge set={pcImageStatuses} received={flags} />}
      loading={loading}
      shape={`pc ${flags}`}
    >
      <Content image={image} onDialog={onDialog} />
    </LazyMachineCard>
  );
}

/** RAM and SSD side by side in one place, so that the card is no higher for them. */
function memorySpecs(offer: Image['package']): readonly MachineSpec[] {
  const parts = memoryOf(offer);
  const label = parts.map(({ name }) => name).join(', ');
  return parts.length === 0 ? [] : [{ label, value: parts.map(({ size }) => size).join(' · ') }];
}

function Content({ image, onDialog }: ContentProps) {
  const words = useWords(pcsWords);
  const pc = usePc(image);
  const { view } = pc;
  const actions = useActions(pc, image, onDialog);
  const installed = view.status === 'ready' || view.status === 'ending';
  const { package: offer } = image;
  return (
    <MachineCardContent
      display={<PcDisplay image={image} view={view} />}
      summary={`${offer.gpu} · ${formatCores(offer.cpu)}`}
      foldHint={view.status === 'notRented' ? words.card.folded : words.card.foldedPrices}
      specs={[
        { label: words.card.cpu, value: formatCores(offer.cpu), wide: 'narrow' },
        { label: words.card.gpu, value: offer.gpu },
        ...(installed
          ? [
              {
                label: words.card.password,
                value: <SecretField label={words.card.password} value={image.passRdp} />,
                wide: 'narrow' as const,
                front: true,
              },
            ]
          : []),
        ...memorySpecs(offer),
        { label: words.card.id, value: <Mono>{image._id}</Mono>, wide: true },
        ...(image.estimate_used === null
          ? []
          : [{ label: words.card.estimate, value: formatDateTime(image.estimate_used) ?? dash }]),
        { label: words.card.created, value: formatDateTime(image.createdAt) ?? dash },
        {
          label: words.card.installed,
          value: image.is_installed === 1 ? words.card.yes : words.card.no,
        },
        {
          label: words.card.lifecycle,
          value: (
            <Button size="xs" onClick={() => onDialog('lifecycle', image._id)}>
              {words.card.lifecycleOpen}
            </Button>
          ),
        },
      ]}
      {...(view.status === 'notRented'
        ? {}
        : {
            prices: [
              { amount: offer.price_per_hour, per: words.card.units.hour },
              { amount: offer.price_per_day, per: words.card.units.day },
              { amount: offer.price_per_month, per: words.card.units.month },
            ],
          })}
      actions={actions}
    />
  );
}

import type { ComputerConfig } from '@tram/api/types';
import { discounted } from '@tram/machines/rules';
import { Button } from '@tram/ui/button';
import type { FigureStripItem } from '@tram/ui/figure-strip';
import { Price } from '@tram/ui/price';
import { formatCores } from '../../app/format-cores.ts';
import { knownSum } from '../../app/known-sum.ts';
import { useWords } from '../../app/words.ts';
import { CatalogueCard } from '../../features/catalogue-card/CatalogueCard.tsx';
import { LaterNotifyMe } from '../../features/notification-requests/LaterNotifyMe.tsx';
import { PaymentOpener } from '../../features/payment/PaymentOpener.tsx';
import { rentPaymentId, type VpsPayments } from '../../features/vps/vps-payments.ts';
import { vpsCatalogueWords } from './words.vi.ts';

export interface VpsConfigCardProps {
  readonly config: ComputerConfig;
  /** The account's `discount_vps` in percent. */
  readonly discount: number;
  readonly payments: VpsPayments;
  readonly onChoose: () => void;
}

/** CPU, RAM and SSD as figures, or null where one of them is no number: then they are details like the rest. */
function figuresOf(parts: readonly (readonly [name: string, text: string])[]) {
  const figures = parts.map(([name, text]) => figureOf(name, text));
  return figures.every((figure): figure is FigureStripItem => figure !== null) ? figures : null;
}

/** One configuration with all that the specification names (section 2): price after the discount first. */
export function VpsConfigCard({ config, discount, payments, onChoose }: VpsConfigCardProps) {
  const words = useWords(vpsCatalogueWords);
  const { parts } = words;
  const core = [
    [parts.cpu, formatCores(config.cpu)],
    [parts.ram, config.ram],
    [parts.ssd, config.ssd],
  ] as const;
  const figures = figuresOf(core);
  return (
    <CatalogueCard
      name={config.config_name}
      price={
        <Price
          amount={knownSum(() => discounted(config.monthly_rental_price, discount))}
          original={config.monthly_rental_price}
          discountPercent={discount}
          per={words.per}
          size="l"
        />
      }
      figures={figures ?? []}
      specs={[
        ...(figures === null ? core.map(([label, value]) => ({ label, value })) : []),
        { label: parts.gpu, value: config.gpu ?? words.noGpu },
        { label: parts.network, value: config.network_speed },
        { label: parts.ipv4, value: config.ipv4 },
        { label: parts.os, value: config.os },
        { label: parts.dataCenter, value: config.data_center },
      ]}
      note={config.is_available === 0 ? words.taken : null}
      action={
        <>
          <PaymentOpener
            size="m"
            width="full"
            payments={payments}
            id={rentPaymentId(config._id)}
            name={config.config_name}
            onClick={onChoose}
          >
            <Button
              size="m"
              width="full"
              aria-label={words.chooseLabel(config.config_name)}
              onClick={onChoose}
            >
              {words.choose}
            </Button>
          </PaymentOpener>
          {/* It can be tried all the same: a server may have been given back meanwhile. */}
          {config.is_available === 0 && (
            <LaterNotifyMe kind="vps" id={config._id} label={words.notify} />
          )}
        </>
      }
    />
  );
}

/**
 * A part of a machine as a number over its name, as people compare it: '40GB NVMe' of the SSD is 40 over 'GB NVMe SSD'. Null
 * for what does not begin with a number, or counts things by one ('2x Xeon'): a detail to read.
 * @param part name of the part: 'CPU', 'RAM', 'SSD'
 * @param text as the operator wrote it
 */
export function figureOf(part: string, text: string): FigureStripItem | null {
  const [, value, unit = ''] = /^\s*(\d+(?:[.,]\d+)*)(?!\s*x\s)\s*(\D.*)?$/iu.exec(text) ?? [];
  if (value === undefined) return null;
  const rest = unit.trim();
  if (rest === '') return { label: part, value };
  return { label: rest.includes(part) ? rest : `${rest} ${part}`, value };
}

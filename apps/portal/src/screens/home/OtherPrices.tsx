import { useEffect, useId, useState } from 'react';
import type { CloudPackage, ComputerConfig } from '@tram/api/types';
import type { PublicCatalogue } from '@tram/api/runtime-config';
import { formatCores } from '../../app/format-cores.ts';
import { formatAmount } from '../../app/format-money.ts';
import { useServices } from '../../app/services-context.ts';
import type { Services } from '../../app/services.ts';
import { useWords } from '../../app/words.ts';
import { group, groupTitle, more } from './OtherPrices.css.ts';
import { otherPricesWords } from './other-prices-words.vi.ts';
import { availabilityOf, PriceRows, type PriceRowsProps } from './PriceRows.tsx';

/** As many as fit a look; the rest is behind the login. */
const mostRows = 24;

/** The list of a catalogue, asked for once. Null until it is here, and for good where it could not be had: prices of PCs stay. */
function useCatalogue<Row>(read: (services: Services) => Promise<readonly Row[] | null>) {
  const services = useServices();
  const [rows, setRows] = useState<readonly Row[] | null>(null);
  useEffect(() => {
    let wanted = true;
    read(services).then(
      (list) => {
        if (wanted) setRows(list);
      },
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [read, services]);
  return rows;
}

/** A visitor waits for the prices of PCs alone, and a refusal of these says nothing of a session. */
const asVisitor = { background: true, anonymous: true } as const;

async function readConfigs({ api }: Services) {
  const answer = await api.listComputerConfigs({}, asVisitor);
  return answer.ok ? answer.value : null;
}

async function readCloudPackages({ api }: Services) {
  const answer = await api.listCloudPackages({}, asVisitor);
  return answer.ok ? answer.value.flatMap(({ packages }) => packages) : null;
}

interface PriceGroupProps<Row> extends Omit<PriceRowsProps<Row>, 'labelledBy'> {
  readonly title: string;
}

/** The first rows of a catalogue under its title, and how many more there are. */
function PriceGroup<Row extends { readonly _id: string }>({
  title,
  rows,
  ...table
}: PriceGroupProps<Row>) {
  const words = useWords(otherPricesWords);
  const id = useId();
  return (
    <div className={group}>
      <h3 id={id} className={groupTitle}>
        {title}
      </h3>
      <PriceRows {...table} labelledBy={id} rows={rows.slice(0, mostRows)} />
      {rows.length > mostRows && <p className={more}>{words.more(rows.length - mostRows)}</p>}
    </div>
  );
}

function VpsPrices() {
  const words = useWords(otherPricesWords);
  const rows = useCatalogue(readConfigs);
  const { columns } = words;
  if (rows === null || rows.length === 0) return null;
  const part = (name: 'ram' | 'ssd' | 'network_speed' | 'data_center') => ({
    id: name,
    header: columns[name],
    look: 'spec' as const,
    text: (one: ComputerConfig) => one[name],
  });
  return (
    <PriceGroup
      title={words.vps}
      kind="vps"
      nameOf={({ config_name }) => config_name}
      availability={({ is_available }) => availabilityOf(is_available)}
      rows={rows}
      columns={[
        { id: 'cpu', header: columns.cpu, look: 'second', text: (one) => formatCores(one.cpu) },
        part('ram'),
        part('ssd'),
        part('network_speed'),
        part('data_center'),
        {
          id: 'month',
          header: columns.month,
          look: 'price',
          per: words.perMonth,
          text: (one) => formatAmount(one.monthly_rental_price),
        },
      ]}
    />
  );
}

function CloudPrices() {
  const words = useWords(otherPricesWords);
  const rows = useCatalogue(readCloudPackages);
  const { columns } = words;
  if (rows === null || rows.length === 0) return null;
  const part = (name: 'cpu' | 'ram' | 'ssd') => ({
    id: name,
    header: columns[name],
    look: 'spec' as const,
    text: (one: CloudPackage) => (name === 'cpu' ? formatCores(one.cpu) : one[name]),
  });
  return (
    <PriceGroup
      title={words.cloud}
      kind="cloud"
      nameOf={({ name }) => name}
      rows={rows}
      availability={({ cloudReady }) => availabilityOf(cloudReady ? 1 : 0)}
      columns={[
        { id: 'vga', header: columns.vga, look: 'second', text: (one) => one.vga },
        part('cpu'),
        part('ram'),
        part('ssd'),
        {
          id: 'time',
          header: columns.time,
          look: 'spec',
          text: (one) => words.time(formatAmount(one.days_of_use), formatAmount(one.hours_of_use)),
        },
        {
          id: 'price',
          header: columns.price,
          look: 'price',
          per: words.perPackage,
          text: (one) => formatAmount(one.price),
        },
      ]}
    />
  );
}

const parts: Readonly<Record<PublicCatalogue, typeof VpsPrices>> = {
  vps: VpsPrices,
  cloud: CloudPrices,
};

export interface OtherPricesProps {
  /** Whose prices the API answers to visitors. */
  readonly catalogues: readonly PublicCatalogue[];
}

/** The prices of VPS and cloud machines. A file of its own: the page is there without it, and its prices are asked for later. */
export function OtherPrices({ catalogues }: OtherPricesProps) {
  return catalogues.map((catalogue) => {
    const Part = parts[catalogue];
    return <Part key={catalogue} />;
  });
}

import type { CloudImage } from '@tram/api/types';
import { formatDateTime } from '@tram/machines/rules';
import { Button } from '@tram/ui/button';
import type { MachineSpec } from '@tram/ui/machine-card';
import { Mono } from '@tram/ui/mono';
import { SecretField } from '@tram/ui/secret-field';
import { StatusBadge } from '@tram/ui/status-badge';
import { cloudRentalStatuses, hardwareRequestStatuses } from '@tram/ui/status-sets';
import { dash } from '../../app/known-number.ts';
import type { cloudsWords } from './words.vi.ts';

type Words = (typeof cloudsWords)['vi']['card'];

/** What is known of something; in an answer that is kept on the device, that it is not. */
function known(value: string, words: Words) {
  return value === '' ? words.notKept : <Mono>{value}</Mono>;
}

/** Additional hardware and what became of the request, once there has been one. */
function hardwareSpecs(image: CloudImage, words: Words): readonly MachineSpec[] {
  if (image.accepted_add_hardwares === 1 && image.hardwares.length === 0) return [];
  return [
    {
      label: words.hardware,
      value: image.hardwares.map(({ name }) => name).join(', ') || words.noHardware,
    },
    {
      label: words.request,
      value: <StatusBadge set={hardwareRequestStatuses} value={image.accepted_add_hardwares} />,
    },
  ];
}

/** How to get in: the Windows user and, while it runs, the address. A machine that is being made has neither. */
function accessSpecs(image: CloudImage, words: Words): readonly MachineSpec[] {
  const { response_data: user, resource_cloud: resource } = image;
  const address = resource?.ip_remote ?? null;
  return [
    {
      label: words.password,
      value: <SecretField label={words.password} value={user?.password ?? null} />,
      wide: 'narrow' as const,
      front: true,
    },
    ...(address === null
      ? []
      : [
          {
            label: words.address,
            value: <Mono>{address}</Mono>,
            wide: 'narrow' as const,
            front: true,
          },
        ]),
  ];
}

/** What a card says of a machine, below its meters (specification, sections 2 and 4). */
export function cloudSpecs(
  image: CloudImage,
  words: Words,
  onLifecycle: () => void,
): readonly MachineSpec[] {
  const { response_data: user, backup_response_data: backup } = image;
  return [
    {
      label: words.account,
      value: user === null ? words.noMachine : known(user.username, words),
      front: true,
    },
    {
      label: words.rental,
      value: <StatusBadge set={cloudRentalStatuses} value={image.has_expired ? 1 : 0} />,
    },
    ...(image.is_creating ? [] : accessSpecs(image, words)),
    { label: words.extension, value: image.is_extended ? words.extended : words.notExtended },
    { label: words.created, value: formatDateTime(image.createdAt) ?? dash },
    {
      label: words.lifecycle,
      value: (
        <Button size="xs" onClick={onLifecycle}>
          {words.lifecycleOpen}
        </Button>
      ),
    },
    ...hardwareSpecs(image, words),
    {
      label: words.backup,
      value: backup === null ? words.noBackup : known(backup.id, words),
      wide: backup !== null,
    },
    { label: words.id, value: <Mono>{image._id}</Mono>, wide: true },
  ];
}

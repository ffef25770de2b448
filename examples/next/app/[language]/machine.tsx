import { Button } from '@tram/ui/button';
import { Display, DisplayFigure } from '@tram/ui/display';
import { IconScreenShare } from '@tram/ui/icon/IconScreenShare';
import { MachineCard } from '@tram/ui/machine-card';
import { Mono } from '@tram/ui/mono';
import { StatusBadge } from '@tram/ui/status-badge';
import { pcImageStatuses } from '@tram/ui/status-sets';
import { WaitingDisplay } from '@tram/ui/waiting-display';
import type { Machine as Record } from '../machines.ts';
import type { Words } from '../words.ts';

interface MachineProps {
  /** Its number on the page. */
  readonly plate: number;
  readonly machine: Record;
  readonly words: Words;
}

/** One machine as a card of the kit. */
export function Machine({ plate, machine, words }: MachineProps) {
  const { status, address } = machine;
  return (
    <MachineCard
      plate={String(plate).padStart(2, '0')}
      name={machine.name}
      kind={machine.package}
      {...(address === null ? {} : { host: <Mono>{address}</Mono> })}
      tag={<StatusBadge set={pcImageStatuses} value={status} />}
      display={<State machine={machine} words={words} />}
      summary={machine.graphics}
      foldHint={words.details}
      specs={[
        { label: words.package, value: machine.package },
        { label: words.graphics, value: machine.graphics },
      ]}
      prices={[{ amount: machine.perHour, per: words.hour }]}
      actions={{
        primary:
          status === '0/1' ? (
            <Button theme="primary" icon={<IconScreenShare />}>
              {words.open}
            </Button>
          ) : (
            <Button busy={status === '1/0'} busyLabel={words.making}>
              {words.rent}
            </Button>
          ),
      }}
    />
  );
}

function State({ machine, words }: Omit<MachineProps, 'plate'>) {
  if (machine.status === '0/0') return <Display look="dashed">{words.notRented}</Display>;
  if (machine.status === '1/0')
    return <WaitingDisplay title={words.making}>{words.makingDetail}</WaitingDisplay>;
  return (
    <Display caption={words.left}>
      <DisplayFigure value={machine.hoursLeft} unit={words.hour} />
    </Display>
  );
}

import { Button } from '@tram/ui/button';
import { Card } from '@tram/ui/card';
import { EmptyState } from '@tram/ui/empty-state';
import { Notice } from '@tram/ui/notice';
import { VisuallyHidden } from '@tram/ui/visually-hidden';
import { useWords } from '../../app/words.ts';
import { listWords } from '../lists/words.vi.ts';
import { machineListWords } from './words.vi.ts';

interface FoundMachinesProps {
  /** How many machines the search leaves of so many that were read. */
  readonly found: number;
  readonly read: number;
  /** There are machines that were not read. */
  readonly isPart: boolean;
  readonly onClear: () => void;
}

/** What a search says over the cards: how many it has found, that it has found none, that not all were searched. */
export function FoundMachines({ found, read, isPart, onClear }: FoundMachinesProps) {
  const words = useWords(machineListWords);
  const list = useWords(listWords);
  return (
    <>
      <VisuallyHidden>
        <output>{words.found(found)}</output>
      </VisuallyHidden>
      {isPart && (
        <Notice tone="neutral" lead={words.partly(read)}>
          {words.partlyRest}
        </Notice>
      )}
      {found === 0 && (
        <Card padding="none">
          <EmptyState
            action={
              <Button size="m" onClick={onClear}>
                {list.clear}
              </Button>
            }
          >
            {list.nothingFound}
          </EmptyState>
        </Card>
      )}
    </>
  );
}

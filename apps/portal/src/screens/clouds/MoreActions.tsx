import { lazy, Suspense, useState } from 'react';
import { Button } from '@tram/ui/button';
import { IconChevronDown } from '@tram/ui/icon/IconChevronDown';
import { importChunk } from '../../app/import-chunk.ts';
import { useWords } from '../../app/words.ts';
import type { Cloud } from '../../features/cloud/use-clouds.ts';
import type { CloudDialogName } from './cloud-dialogs.ts';
import { cloudsWords } from './words.vi.ts';

const CloudMenu = lazy(() =>
  importChunk(async () => ({ default: (await import('./CloudMenu.tsx')).CloudMenu })),
);

export interface MoreActionsProps {
  readonly cloud: Cloud;
  readonly onDialog: (name: CloudDialogName) => void;
}

/** The button of the action menu; the menu's code comes with the first press. */
export function MoreActions({ cloud, onDialog }: MoreActionsProps) {
  const words = useWords(cloudsWords);
  const [asked, setAsked] = useState(false);
  const button = (
    <Button theme="tertiary" size="m" iconEnd={<IconChevronDown size={16} />}>
      {words.actions.more}
    </Button>
  );
  const closed = (
    <Button
      theme="tertiary"
      size="m"
      iconEnd={<IconChevronDown size={16} />}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setAsked(true)}
    >
      {words.actions.more}
    </Button>
  );
  if (!asked) return closed;
  return (
    <Suspense fallback={closed}>
      <CloudMenu cloud={cloud} button={button} onDialog={onDialog} />
    </Suspense>
  );
}

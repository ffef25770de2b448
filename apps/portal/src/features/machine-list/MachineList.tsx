import { Suspense, useState, type ReactElement, type ReactNode } from 'react';
import { Button } from '@tram/ui/button';
import { Display, DisplayFigure, type DisplayProps } from '@tram/ui/display';
import { IconChevronDown } from '@tram/ui/icon/IconChevronDown';
import { useMediaQuery } from '@tram/ui/media-query';
import { media } from '@tram/ui/scale';
import { pageSearch, shownPages } from '../../data/page-parameter.ts';
import type { FirstPages } from '../../data/use-first-pages.ts';
import { useLocation, useNavigate } from '../../router.ts';
import { filtersRoom, more } from './machine-list.css.ts';
import type { MachineSearchProps } from './MachineSearch.tsx';
import type { useMachineSearch } from './use-machine-search.ts';

/**
 * How the card at a place of the list, from 0, is loaded: as many as a usual screen shows are drawn with the first bytes of the
 * list, the others as they come near.
 */
export function useLoadingOf(): (index: number) => 'eager' | 'lazy' {
  const firstCards = useMediaQuery(media.phone) ? 2 : 4;
  return (index) => (index < firstCards ? 'eager' : 'lazy');
}

interface MachineFiltersProps extends Omit<MachineSearchProps, 'found'> {
  readonly of: Pick<ReturnType<typeof useMachineSearch>, 'isNeeded' | 'part' | 'shown'>;
}

/** Over the cards: `MachineSearch` where the list needs it, and its room until its code is there. */
export function MachineFilters({ of: { isNeeded, part, shown }, ...search }: MachineFiltersProps) {
  if (part !== null) return <part.MachineSearch {...search} found={shown.length} />;
  return isNeeded && <div className={filtersRoom} />;
}

interface MoreMachinesProps {
  readonly list: FirstPages<unknown>;
  readonly words: { readonly more: string; readonly loadingMore: string };
}

/** Below the cards: the button that shows one page more. How many are shown is in the address. */
export function MoreMachines({ list, words }: MoreMachinesProps) {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const parameters = new URLSearchParams(search);
  return (
    <div className={more}>
      <Button
        size="m"
        disabled={!list.hasMore}
        busy={list.loadingMore}
        busyLabel={words.loadingMore}
        onClick={() => {
          if (list.readMissing !== null) list.readMissing();
          else
            void navigate(
              { search: pageSearch(parameters, shownPages(parameters) + 1) },
              { replace: true, state, preventScrollReset: true },
            );
        }}
      >
        {words.more}
      </Button>
    </div>
  );
}

interface StatusDisplayProps extends Omit<DisplayProps, 'children'> {
  readonly value: string;
}

/** What a card says first of a machine of which there is nothing to measure. */
export function StatusDisplay({ value, ...display }: StatusDisplayProps) {
  return (
    <Display {...display}>
      <DisplayFigure value={value} />
    </Display>
  );
}

interface MoreActionsProps {
  readonly label: string;
  /** Draws the menu, open from the start, around its button. Its code is loaded by the first press. */
  readonly renderMenu: (button: ReactElement) => ReactNode;
}

export function MoreActions({ label, renderMenu }: MoreActionsProps) {
  const [isPressed, setIsPressed] = useState(false);
  const look = {
    theme: 'tertiary',
    size: 'm',
    iconEnd: <IconChevronDown size={16} />,
  } as const;
  const closed = (
    <Button {...look} aria-haspopup="menu" aria-expanded={false} onClick={() => setIsPressed(true)}>
      {label}
    </Button>
  );
  if (!isPressed) return closed;
  return <Suspense fallback={closed}>{renderMenu(<Button {...look}>{label}</Button>)}</Suspense>;
}

import { useState } from 'react';
import { LONGEST_TEXT } from '@tram/machines/rules';
import { SearchField, type SearchFieldProps } from '@tram/ui/search-field';
import { single } from './lists.css.ts';

interface FilterSearchFieldProps extends Pick<
  SearchFieldProps,
  'label' | 'hideLabel' | 'hint' | 'placeholder' | 'inputMode'
> {
  readonly value: string | undefined;
  /** Called once typing has paused for 300 ms (specification, section 9), at once on Enter, clearing and leaving. */
  readonly onChange: (value: string | undefined) => void;
}

/**
 * A text filter. What is being typed is the field's own; the address follows when typing pauses, and wins where it changes
 * for another reason (Back, 'Xóa lọc').
 */
export function FilterSearchField({ value = '', onChange, ...field }: FilterSearchFieldProps) {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  // Given to the address and not seen in it yet: when such a value arrives, more may have been typed since.
  const [given, setGiven] = useState<readonly string[]>([]);

  if (value !== seen) {
    setSeen(value);
    const place = given.indexOf(value);
    setGiven(given.slice(place + 1));
    if (place === -1) setText(value);
  }

  function give(next: string): void {
    if (next === (given.at(-1) ?? value)) return;
    setGiven([...given, next]);
    onChange(next === '' ? undefined : next);
  }

  return (
    <SearchField
      {...field}
      // More would be refused by the contract.
      limit={LONGEST_TEXT.search}
      value={text}
      onValueChange={setText}
      onSearch={give}
      searchesOnLeaving
    />
  );
}

/** The one search box of a list that has no other filter. Renders a `<search>`. */
export function SearchBar(props: FilterSearchFieldProps) {
  return (
    <search className={single} aria-label={props.label}>
      <FilterSearchField {...props} />
    </search>
  );
}

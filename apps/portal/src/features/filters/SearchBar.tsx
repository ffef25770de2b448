import { single } from './FilterBar.css.ts';
import { FilterSearchField, type FilterSearchFieldProps } from './FilterSearchField.tsx';

/** The one search box of a list that has no other filter. Renders a `<search>`. */
export function SearchBar(props: FilterSearchFieldProps) {
  return (
    <search className={single} aria-label={props.label}>
      <FilterSearchField {...props} />
    </search>
  );
}

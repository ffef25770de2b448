export interface ComboboxOption {
  /** What the form holds. The empty string is 'nothing chosen' and no option. */
  readonly value: string;
  readonly label: string;
  /** A second line. It is searched too. */
  readonly detail?: string | undefined;
  /** Other words that find it and are not shown: a bank's code, an old name. */
  readonly keywords?: string | undefined;
  readonly disabled?: boolean | undefined;
}

/** An option beside the text in which it is searched. */
export interface SearchableOption {
  readonly option: ComboboxOption;
  readonly folded: string;
}

/** Folds every option once, not at every key. */
export function searchable(options: readonly ComboboxOption[]): readonly SearchableOption[] {
  return options.map((option) => ({
    option,
    folded: fold([option.label, option.detail, option.keywords].filter(Boolean).join(' ')),
  }));
}

/** The options in which every word of the query stands somewhere, with or without its marks, in their own order. */
export function matchingOptions(
  options: readonly SearchableOption[],
  query: string,
): readonly ComboboxOption[] {
  const words = fold(query).split(/\s+/);
  return options
    .filter(({ folded }) => words.every((word) => folded.includes(word)))
    .map(({ option }) => option);
}

/**
 * Where the arrow keys go next: over options that cannot be chosen, and from one end of the list to the other.
 * @param from index now, -1 for none
 * @returns index of the next option, -1 when none can be chosen
 */
export function stepTo(options: readonly ComboboxOption[], from: number, by: 1 | -1): number {
  const start = from === -1 && by === -1 ? 0 : from;
  for (let step = 1; step <= options.length; step += 1) {
    const index = (start + by * step + options.length * 2) % options.length;
    if (options[index]?.disabled !== true) return index;
  }
  return -1;
}

/** Where a page key goes: `by` rows on, at most to the end, then to the nearest option that can be chosen, back at an end. */
export function pageTo(options: readonly ComboboxOption[], from: number, by: number): number {
  const index = Math.min(Math.max(from + by, 0), options.length - 1);
  if (options[index]?.disabled !== true) return index;
  const onward = by < 0 ? -1 : 1;
  const next = stepTo(options, index, onward);
  const isRound = (next - index) * onward < 0;
  return isRound ? stepTo(options, index, by < 0 ? 1 : -1) : next;
}

const marks = /\p{Mark}/gu;

/** A text as it is searched for: small letters without Vietnamese marks, so that 'o cung' finds 'Ổ cứng'. */
export function fold(text: string): string {
  return text.normalize('NFD').replaceAll(marks, '').toLowerCase().replaceAll('đ', 'd').trim();
}

import { useHydrated } from '../media-query/useHydrated.ts';

export interface SentValueProps {
  /** Without one nothing is sent. */
  readonly name: string | undefined;
  readonly value: string;
  readonly disabled?: boolean | undefined;
  /** Id of a form that is not around it. */
  readonly form?: string | undefined;
}

/**
 * What a native submit and `FormData` carry for a control whose text is written for people: `2026-12-24` for '24/12/2026'. Renders an
 * `<input type="hidden">`, which has the `name` in place of the control. In prerendered HTML, where nothing keeps the
 * two together, it renders nothing and the control sends its text. Private to the kit's fields.
 */
export function SentValue({ name, ...props }: SentValueProps) {
  const isHydrated = useHydrated();
  return name === undefined || !isHydrated ? null : <input type="hidden" name={name} {...props} />;
}

/** Attributes of the control whose value `SentValue` sends, over its own: it has the name until then, and tells its field's after. */
export function useNameUntilSent(name: string | undefined): {
  readonly name: string | undefined;
  readonly 'data-field': string | undefined;
} {
  const isHydrated = useHydrated();
  return isHydrated ? { name: undefined, 'data-field': name } : { name, 'data-field': undefined };
}

import {
  createElement,
  type ComponentType,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import type manifest from '../package.json';

/** The element that takes what an application gives a component beside its own props. */
export type RootTag =
  | 'a'
  | 'button'
  | 'div'
  | 'fieldset'
  | 'form'
  | 'input'
  | 'select'
  | 'span'
  | 'textarea';

/**
 * What a component does with native attributes (README, 'Root props'): an open one hands them and its ref on to one
 * documented element, a closed one has none of its own.
 */
export type Policy = { readonly kind: 'open'; readonly tag: RootTag } | { readonly kind: 'closed' };

/** Something a sample opens, by its role and accessible name. */
export interface Opener {
  readonly role: 'button' | 'combobox';
  readonly name: string;
  /** The role that then appears. */
  readonly shows: 'dialog' | 'listbox' | 'menu';
}

/** How a sample is shown, where its props are not all. */
export interface Setting {
  /** What must stand around it, such as its form. */
  readonly within?: (element: ReactNode) => ReactNode;
  readonly opens?: Opener;
  /** Why a page has only one of it; all others are tried twice on one page. */
  readonly alone?: string;
}

/** One public component with props of a real screen, in Vietnamese. */
export interface Sample extends Setting {
  /** The component itself: an entry's exports are compared with it. */
  readonly component: unknown;
  readonly element: ReactElement<object>;
  readonly policy: Policy;
}

/** Not assignable from a component whose types let looks in. */
type Sealed<Props> = [Extract<keyof Props, 'className' | 'style'>] extends [never]
  ? ComponentType<Props>
  : never;

/** Not assignable from a component whose types take no id, ref or description for its documented element. */
type Open<Props, Element> = [Props, 'id' | 'ref' | 'aria-describedby'] extends [
  OpenProps<Element>,
  keyof Props,
]
  ? Sealed<Props>
  : never;

interface OpenProps<Element> {
  readonly id?: string | undefined;
  readonly ref?: Ref<Element> | undefined;
  readonly 'aria-describedby'?: string | undefined;
}

/** Not assignable from a component whose types take what it would then drop. */
type Closed<Props> = [Extract<keyof Props, 'id' | 'ref'>] extends [never] ? Sealed<Props> : never;

/** A component that hands attributes and ref on to its one element of this tag. */
export function open<Tag extends RootTag, Props extends object>(
  tag: Tag,
  component: ComponentType<Props> & Open<Props, HTMLElementTagNameMap[Tag]>,
  props: NoInfer<Props>,
  setting: Setting = {},
): Sample {
  return {
    component,
    element: createElement(component, props),
    policy: { kind: 'open', tag },
    ...setting,
  };
}

/** A component that takes its own props and nothing else. */
export function closed<Props extends object>(
  component: ComponentType<Props> & Closed<Props>,
  props: NoInfer<Props>,
  setting: Setting = {},
): Sample {
  return {
    component,
    element: createElement(component, props),
    policy: { kind: 'closed' },
    ...setting,
  };
}

/** Entries without a component: values, hooks, data, styles. */
type WithoutComponent =
  | './accent'
  | './icon'
  | './in-sight'
  | './media-query'
  | './scale'
  | './status-sets'
  | './styles'
  | './styles/*'
  | './tokens/*'
  | './theme'
  | './toast-queue'
  | './use-form'
  | './words/english';

type Entry = keyof (typeof manifest)['exports'];

/** Every entry with a component, and at least one sample of each of its components. */
export type SampleTable = Record<
  Exclude<Entry, WithoutComponent>,
  readonly [Sample, ...(readonly Sample[])]
>;

import {
  useCallback,
  useContext,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
  type FocusEvent,
  type Ref,
  type RefObject,
  createContext,
} from 'react';
import type { FieldIssue, FormStore } from './FormStore.ts';

/** What a field needs of its form. Only a type of the store, so that a field alone does not carry the form's code. */
interface FieldHost {
  readonly store: Omit<FormStore<object>, 'setValue' | 'setCheck'>;
  /** The focus has left the field. */
  readonly leave: (name: string) => void;
}

export const FormContext = createContext<FieldHost | undefined>(undefined);

/** The value of a field that belongs to no form, in the shape in which a form gives its own. */
function createOwnValue<Value>(initial: Value) {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(value: Value): void {
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** How every field takes its value: from the form by `name`, from its parent by `value`, or from its own state. */
export interface FieldValueProps<Value> {
  /** Binds the field to the `Form` around it, and is the name of the value in a native submit and `FormData`. */
  readonly name?: string | undefined;
  /** The parent holds the value. It wins over the form. */
  readonly value?: Value | undefined;
  /** First value of a field that holds its value itself. */
  readonly defaultValue?: Value | undefined;
  /** Called with every new value, in a form too. */
  readonly onValueChange?: ((value: Value) => void) | undefined;
}

export interface FieldOptions<Value, Control extends Element> extends FieldValueProps<Value> {
  /** Value when none is given. */
  readonly empty: Value;
  /** Whether a form's value is one of this field's. */
  readonly accepts: (value: unknown) => value is Value;
  /** Shown in place of the form's issue. */
  readonly issue: FieldIssue | undefined;
  /** Where the value stands in the page, to take over what was typed before hydration. */
  readonly control: RefObject<Control | null>;
  /** Reads that value; undefined when it says nothing. */
  readonly read: (control: Control) => Value | undefined;
}

export interface FieldState<Value> {
  readonly value: Value;
  readonly setValue: (value: Value) => void;
  /** The focus has left the field: it may show its status. */
  readonly leave: () => void;
  readonly issue: FieldIssue | undefined;
  readonly inForm: boolean;
  /** Reports what the field finds wrong itself to its form; does nothing outside a form. For `useOwnIssue`. */
  readonly report: (issue: FieldIssue | undefined) => void;
  /** The focus has left the field once, outside a form. */
  readonly left: boolean;
  /** How many times its form was reset: a text from before that is not the field's any more. */
  readonly resets: number;
}

/** The value and status of one field, and the taking over of what was typed before hydration. */
export function useField<Value, Control extends Element>({
  name,
  value: givenValue,
  defaultValue,
  onValueChange,
  empty,
  accepts,
  issue: givenIssue,
  control,
  read,
}: FieldOptions<Value, Control>): FieldState<Value> {
  const host = useContext(FormContext);
  const [own] = useState(() => createOwnValue(defaultValue ?? empty));
  const form = name !== undefined && givenValue === undefined ? host : undefined;

  function currentValue(): Value {
    if (form === undefined || name === undefined) return own.get();
    const value = form.store.fieldValue(name);
    return accepts(value) ? value : empty;
  }
  function currentIssue(): FieldIssue | undefined {
    return name === undefined ? undefined : form?.store.shownIssue(name);
  }
  const subscribe = form?.store.subscribe ?? own.subscribe;
  const heldValue = useSyncExternalStore(subscribe, currentValue, currentValue);
  const formIssue = useSyncExternalStore(subscribe, currentIssue, currentIssue);
  const currentResets = (): number => form?.store.getState().resets ?? 0;
  const resets = useSyncExternalStore(subscribe, currentResets, currentResets);
  const value = givenValue === undefined ? heldValue : givenValue;

  // The store's own subscription begins some time after the commit. A key in between would be heard by the form and not by the
  // field, and React would put the control back to what the field knows: typing at the moment of hydration was lost.
  const [, hear] = useReducer((heard: number) => heard + 1, 0);
  const stopHearing = useRef<(() => void) | undefined>(undefined);
  useLayoutEffect(() => {
    stopHearing.current = subscribe(hear);
    return () => stopHearing.current?.();
  }, [subscribe]);
  // By now the store's own is there, which hears of this field alone.
  useEffect(() => {
    stopHearing.current?.();
  });

  const setValue = useCallback(
    (next: Value) => {
      if (form !== undefined && name !== undefined) form.store.setFieldValue(name, next);
      else own.set(next);
      onValueChange?.(next);
    },
    [form, name, onValueChange, own],
  );

  const hydrated = useRef(false);
  useLayoutEffect(() => {
    if (hydrated.current || control.current === null) return;
    hydrated.current = true;
    const early = read(control.current);
    if (early === undefined || isSame(early, value)) return;
    setValue(early);
    // React does not replay a blur that came before hydration.
    const isLeft = !control.current.contains(document.activeElement);
    if (isLeft && form !== undefined && name !== undefined) form.leave(name);
  });

  const [left, setLeft] = useState(false);
  const leave = useCallback(() => {
    if (form !== undefined && name !== undefined) form.leave(name);
    else setLeft(true);
  }, [form, name]);

  const report = useCallback(
    (issue: FieldIssue | undefined) => {
      if (form !== undefined && name !== undefined) form.store.setOwnIssue(name, issue);
    },
    [form, name],
  );

  return {
    value,
    setValue,
    leave,
    issue: givenIssue ?? formIssue,
    inForm: host !== undefined,
    report,
    left,
    resets,
  };
}

/** Calls `leave` when the focus goes out of the group of controls, not when it moves inside. */
export function leavesGroup(leave: () => void): (event: FocusEvent) => void {
  return ({ currentTarget, relatedTarget }) => {
    if (currentTarget.closest('fieldset')?.contains(relatedTarget) !== true) leave();
  };
}

function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => Object.is(item, other[index]));
  }
  return Object.is(one, other);
}

export function isString(value: unknown): value is string {
  return typeof value === 'string';
}

function isBoolean(value: unknown): value is boolean {
  return typeof value === 'boolean';
}

/** How a field of one checkbox reads its value. */
export const booleanField = {
  empty: false,
  accepts: isBoolean,
  read: (element: HTMLInputElement): boolean => element.checked,
};

/** Passes an element that its component needs itself on to the `ref` that the component was given. */
export function useSharedRef<Shared extends Element>(
  ref: Ref<Shared> | undefined,
  element: RefObject<Shared | null>,
): void {
  useImperativeHandle<Shared | null, Shared | null>(ref, () => element.current, [element]);
}

import {
  useRef,
  useEffect,
  useId,
  useMemo,
  useState,
  type ComponentPropsWithRef,
  type ReactNode,
} from 'react';
import { form as formClass } from './Form.css.ts';
import type { FormStore } from './FormStore.ts';
import { leaveAfterPress, focusFirstIssue } from './focus.ts';
import { useSharedRef, FormContext } from './useField.ts';
import { useFormState } from './useForm.ts';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts';
import { useKitWords } from '../words/useKitWords.ts';
import { formWords } from '../words/vietnamese/basics.ts';

type FormElementProps = Omit<
  ComponentPropsWithRef<'form'>,
  'className' | 'style' | 'onSubmit' | 'onReset' | 'noValidate' | 'children'
>;

export interface FormProps<Values extends object> extends FormElementProps {
  /** From `useForm`. */
  readonly form: FormStore<Values>;
  readonly children: ReactNode;
}

/**
 * A form with its fields below each other, 20 px apart. Renders a `<form novalidate>`: the browser's own messages are in the
 * browser's language, ours are Vietnamese.
 *
 * - A submit that finds an issue moves the focus to the first such field in page order; where that has the focus already, its
 *   message is announced.
 * - A field that is left while a pointer is down shows its error after the release, so that no click misses its button.
 * - In prerendered HTML it is a real form. What was typed before hydration is taken over. A page that catches a submit
 *   before hydration marks it with `data-early-submit` on the form; it is sent again once the form is alive.
 */
export function Form<Values extends object>({
  form,
  children,
  id,
  ref,
  ...props
}: FormProps<Values>) {
  const messages = useKitWords('form', formWords);
  const generatedId = useId();
  const formId = id ?? generatedId;
  const element = useRef<HTMLFormElement>(null);
  useSharedRef(ref, element);
  const leaving = useMemo(() => leaveAfterPress((names) => form.touch(names)), [form]);
  useEffect(() => leaving.listen(), [leaving]);

  const { refusedSubmits } = useFormState(form);
  /** The field that had the focus when it kept the form from being sent, whose message no move of the focus makes heard. */
  const [unmoved, setUnmoved] = useState<string | null>(null);
  useEffect(() => {
    if (refusedSubmits === 0 || element.current === null) return;
    const isWrong = (name: string) => form.shownIssue(name) !== undefined;
    setUnmoved(focusFirstIssue(element.current, isWrong));
  }, [form, refusedSubmits]);
  const unheard = form.shownIssue(unmoved ?? '')?.message;

  useEffect(() => {
    const early = element.current;
    if (early?.dataset['earlySubmit'] === undefined) return;
    delete early.dataset['earlySubmit'];
    early.requestSubmit();
  }, []);

  const host = useMemo(() => ({ store: form, leave: leaving.leave }), [form, leaving]);

  return (
    <form
      {...props}
      ref={element}
      id={formId}
      noValidate
      // The mark of an early submit is in the page and not in what React expects of it.
      suppressHydrationWarning
      className={formClass}
      onSubmit={(event) => {
        event.preventDefault();
        // A form inside a portalled dialog must not send the form around it: React lets events bubble to it.
        event.stopPropagation();
        void form.submit();
      }}
    >
      <FormContext value={host}>{children}</FormContext>
      <div aria-live="polite" className={visuallyHidden}>
        {/* The same words again are other content, which is said again. */}
        {unheard !== undefined && <span key={refusedSubmits}>{messages.message(unheard)}</span>}
      </div>
    </form>
  );
}

import { useContext, useSyncExternalStore } from 'react';
import { Button, type ButtonProps } from '../button/Button.tsx';
import { FormContext } from './useField.ts';

export type SubmitButtonProps = Omit<ButtonProps, 'type' | 'busy' | 'render'> & {
  /** Something else than the form keeps it busy. */
  readonly busy?: boolean | undefined;
};

const never = (): (() => void) => () => {};

/**
 * The button that sends its form: primary, busy while the form is being sent. Renders a `<button type="submit">`.
 * Outside the `<form>` (in a dialog's footer) use a `Button` with `type="submit"` and `form={id}`.
 */
export function SubmitButton({ theme = 'primary', busy = false, ...props }: SubmitButtonProps) {
  const form = useContext(FormContext);
  const isSubmitting = (): boolean => form?.store.getState().submitting ?? false;
  const submitting = useSyncExternalStore(
    form?.store.subscribe ?? never,
    isSubmitting,
    isSubmitting,
  );
  return <Button {...props} type="submit" theme={theme} busy={busy || submitting} />;
}

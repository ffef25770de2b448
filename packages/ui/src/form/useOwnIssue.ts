import { useCallback, useEffect, useMemo, useState } from 'react';
import type { FieldIssue } from './FormStore.ts';
import { leaveAfterPress } from './focus.ts';
import type { FieldState } from './useField.ts';

/** Tells the form of a field what the field finds wrong itself, so that it is not sent meanwhile. */
export function useReportedIssue<Value>(
  report: FieldState<Value>['report'],
  ownIssue: FieldIssue | undefined,
): void {
  // After every render, since a form that was reset has forgotten it; the form drops what it knows already.
  useEffect(() => report(ownIssue));
  useEffect(() => () => report(undefined), [report]);
}

/**
 * Binds what a field knows itself (a text that is no date) to its form, which shows it once the field was left and is not
 * sent meanwhile. Outside a form it is shown from the first time that the focus leaves the field, and no press loses its button.
 * @returns what the field shows. What is wrong with its text wins over an issue from outside, which knows the value alone.
 */
export function useOwnIssue<Value>(
  { issue, left, report }: Pick<FieldState<Value>, 'issue' | 'left' | 'report'>,
  ownIssue: FieldIssue | undefined,
): FieldIssue | undefined {
  useReportedIssue(report, ownIssue);
  const [shows, setShows] = useState(false);
  const leaving = useMemo(() => leaveAfterPress(() => setShows(true)), []);
  useEffect(() => leaving.listen(), [leaving]);
  useEffect(() => {
    if (left) leaving.leave('');
  }, [left, leaving]);
  return issue === undefined && !shows ? undefined : (ownIssue ?? issue);
}

/**
 * What a field holds beside its value (a text that means none, a file that was refused), until its form is reset.
 * @param resets of the field, from `useField`
 */
export function useUntilReset<State>(
  initial: State,
  resets: number,
): readonly [state: State, setState: (state: State) => void] {
  const [held, setHeld] = useState({ state: initial, resets });
  const setState = useCallback((state: State) => setHeld({ state, resets }), [resets]);
  return [held.resets === resets ? held.state : initial, setState];
}

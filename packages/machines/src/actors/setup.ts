/** The `types` of a machine's `setup`: XState infers from their type and never reads their value. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller's type is the whole purpose; it replaces an assertion in every machine
export function typesOf<Types extends object>(): Types;
export function typesOf(): object {
  return {};
}

/**
 * The transitions that an actor's answer causes, written as rows of a table: each guard and each action is given the answer.
 *
 * `answer.when('isLost', 'checking', answer.action('takeError'), 'countTry')` is XState's
 * `{ guard: { type: 'isLost', params }, target: 'checking', actions: [{ type: 'takeError', params }, 'countTry'] }`, where `params`
 * takes the answer out of the event.
 */
export function answerOf<Output>() {
  return withParams(({ event }: { event: { output: Output } }) => event.output);
}

/** The same for what else an event brings: guards and actions with these params. */
export function withParams<Params>(params: Params) {
  return {
    when: <
      const Guard extends string,
      const Target extends string,
      const Actions extends readonly unknown[],
    >(
      guard: Guard,
      target: Target,
      ...actions: Actions
    ) => ({ guard: { type: guard, params }, target, actions }),
    action: <const Type extends string>(type: Type) => ({ type, params }),
  };
}

/**
 * The states in which it is found out what became of a call: `asking` reads, `pausing` waits and reads again, on REFRESH at once. The
 * machine brings the delay `checkPause` and the action `checkAhead`.
 */
export const rereading = <const Asking>(asking: Asking) =>
  ({
    initial: 'asking',
    states: {
      asking: { invoke: asking },
      pausing: {
        after: { checkPause: 'asking' },
        on: { REFRESH: { target: 'asking', actions: 'checkAhead' } },
      },
    },
  }) as const;

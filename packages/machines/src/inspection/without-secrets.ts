import type { ActorOptions, ActorRefLike, AnyActorLogic, InspectionEvent } from 'xstate';
import { hideSecrets } from './hide-secrets.ts';

export { hidden } from './hide-secrets.ts';

/** What `createActor` takes as `inspect`. */
export type Inspect = NonNullable<ActorOptions<AnyActorLogic>['inspect']>;

export interface HidingOptions {
  /** Further names of fields that hold a secret, in any spelling: `['pin']`. */
  readonly also?: readonly string[] | undefined;
}

/**
 * What an inspector may see: every event, snapshot, input and answer with passwords, tokens, one-time codes, identity papers,
 * signatures and files replaced by `'[hidden]'`. The running lifecycle keeps them. Of actors an inspector gets their names, their
 * definitions and their snapshots, and no way to what they were started with.
 *
 * A secret is known by the name of its field or by what its text looks like, so it is not found under a name that says nothing:
 * inspect on your own computer, or name such fields in `also`.
 * @example createActor(machine, { inspect: withoutSecrets(createBrowserInspector().inspect) })
 */
export function withoutSecrets(inspect: Inspect, { also = [] }: HidingOptions = {}): Inspect {
  const shown = new WeakMap<object, ActorRefLike>();
  const hide = <Part>(part: Part): Part =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an inspector reads data, of which the copy has the shape
    hideSecrets(part, also) as Part;

  /** An actor as an inspector may have it; the same one for the same actor. */
  function shownActor(actor: ActorRefLike): ActorRefLike {
    const known = shown.get(actor);
    if (known !== undefined) return known;
    const of = (name: string): unknown => Reflect.get(actor, name);
    const parent = of('_parent');
    const made = {
      id: of('id'),
      sessionId: actor.sessionId,
      logic: of('logic'),
      _parent: isActor(parent) ? shownActor(parent) : undefined,
      send: (event: Parameters<ActorRefLike['send']>[0]) => actor.send(event),
      getSnapshot: (): unknown => hide(actor.getSnapshot()),
    };
    shown.set(actor, made);
    return made;
  }

  function shownEvent(event: InspectionEvent): InspectionEvent {
    const actorRef = shownActor(event.actorRef);
    if (event.type === '@xstate.actor') return { ...event, actorRef };
    if (event.type === '@xstate.action') return { ...event, actorRef, action: hide(event.action) };
    const shownPart = { actorRef, event: hide(event.event) };
    if (event.type !== '@xstate.event')
      return { ...event, ...shownPart, snapshot: hide(event.snapshot) };
    const { sourceRef } = event;
    return { ...event, ...shownPart, sourceRef: sourceRef && shownActor(sourceRef) };
  }

  return (event) => {
    if (typeof inspect === 'function') inspect(shownEvent(event));
    else inspect.next?.(shownEvent(event));
  };
}

function isActor(value: unknown): value is ActorRefLike {
  return (
    typeof value === 'object' && value !== null && 'sessionId' in value && 'getSnapshot' in value
  );
}

interface Listening {
  readonly target: EventTarget;
  readonly type: string;
  readonly listener: unknown;
  readonly capture: boolean;
}

function isCapture(options: unknown): boolean {
  if (typeof options === 'boolean') return options;
  return (
    typeof options === 'object' && options !== null && Reflect.get(options, 'capture') === true
  );
}

/** What outlives a component. Other elements go with the page they stand in, and their listeners with them. */
function isLasting(target: EventTarget): boolean {
  return (
    target === window ||
    target === document ||
    target === document.documentElement ||
    target === document.body ||
    target === window.visualViewport ||
    target instanceof MediaQueryList
  );
}

/** Notes from now on who listens to what outlives a component. */
export function noteListeners(): { readonly remaining: () => readonly string[] } {
  let noted: readonly Listening[] = [];

  function drop(ended: Listening): void {
    noted = noted.filter(
      ({ target, type, listener, capture }) =>
        target !== ended.target ||
        type !== ended.type ||
        listener !== ended.listener ||
        capture !== ended.capture,
    );
  }

  // The test runner gives its window methods of its own.
  for (const holder of [EventTarget.prototype, window]) {
    // oxlint-disable-next-line typescript/unbound-method -- called with the target of each call below
    const { addEventListener: add, removeEventListener: remove } = holder;
    holder.addEventListener = function note(
      this: EventTarget | undefined,
      type: string,
      listener: EventListenerOrEventListenerObject | null,
      options?: boolean | AddEventListenerOptions,
    ) {
      // A bare `addEventListener()` is the window's.
      const target = this ?? window;
      add.call(target, type, listener, options);
      const once = typeof options === 'object' && options.once === true;
      if (once || listener === null || !isLasting(target)) return;
      const listening = { target, type, listener, capture: isCapture(options) };
      drop(listening);
      noted = [...noted, listening];
      if (typeof options === 'object') {
        options.signal?.addEventListener('abort', () => drop(listening), { once: true });
      }
    };
    holder.removeEventListener = function forget(
      this: EventTarget | undefined,
      type: string,
      listener: EventListenerOrEventListenerObject | null,
      options?: boolean | EventListenerOptions,
    ) {
      const target = this ?? window;
      remove.call(target, type, listener, options);
      drop({ target, type, listener, capture: isCapture(options) });
    };
  }
  return { remaining: () => noted.map(({ target, type }) => `${target.constructor.name} ${type}`) };
}

/** The page around what is tried on it: attributes of html and body, and body's children. */
export function surroundings(): string {
  const { documentElement, body } = document;
  const frame = [documentElement, body].map((element) =>
    Array.from(element.attributes, ({ name, value }) => `${name}="${value}"`)
      .filter((attribute) => !/^(?:style|class)=""$/.test(attribute))
      .join(' '),
  );
  const children = Array.from(body.children, (child) => child.localName);
  return [...frame, ...children].join('\n');
}

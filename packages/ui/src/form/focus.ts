/**
 * Reports which fields were left, but not while a pointer is down: an error line that appears between press and release
 * moves the button away from under the pointer, and the click is lost.
 *
 * @param touch gets the names once it is safe to show their status
 * @returns `leave` for a field's blur, and `listen`, which follows the pointer until the returned function is called
 */
export function leaveAfterPress(touch: (names: Iterable<string>) => void): {
  readonly leave: (name: string) => void;
  readonly listen: () => () => void;
} {
  let pressed = false;
  const waiting = new Set<string>();

  function press(): void {
    pressed = true;
  }

  // The click comes in the same task as the release; a timer therefore runs after it.
  function release(): void {
    pressed = false;
    setTimeout(() => {
      if (pressed || waiting.size === 0) return;
      const names = [...waiting];
      waiting.clear();
      touch(names);
    });
  }

  return {
    leave(name) {
      if (pressed) waiting.add(name);
      else touch([name]);
    },
    listen() {
      const controller = new AbortController();
      const options = { capture: true, signal: controller.signal };
      // A touch blurs at its emulated `mousedown`, when the pointer is already up.
      for (const event of ['pointerdown', 'mousedown']) {
        document.addEventListener(event, press, options);
      }
      // A context menu of the system takes the release for itself.
      for (const event of ['pointerup', 'pointercancel', 'mouseup', 'contextmenu']) {
        document.addEventListener(event, release, options);
      }
      return () => controller.abort();
    },
  };
}

/** Scrolls to what is said of a control, or of its group: the browser scrolls no further than to what has the focus. */
function showWords(control: HTMLElement): void {
  const ids = control.closest('[aria-describedby]')?.getAttribute('aria-describedby') ?? '';
  for (const id of ids.split(' ')) {
    // jsdom scrolls nothing.
    const words: Partial<Pick<Element, 'scrollIntoView'>> | null = document.getElementById(id);
    words?.scrollIntoView?.({ block: 'nearest' });
  }
}

function fieldNameOf(control: HTMLElement): string | null {
  return control.dataset['field'] ?? control.getAttribute('name');
}

/**
 * Moves the focus to the first field, in the order of the page, whose name has an issue; in a radio group to its choice. A
 * control whose text is not what is sent (a hidden input holds that) says its field's name with `data-field`.
 * @returns the field's name where the control had the focus already, so that nothing is heard of it; else null
 */
export function focusFirstIssue(
  form: HTMLFormElement,
  hasIssue: (name: string) => boolean,
): string | null {
  const control = Array.from(form.elements)
    .filter((element) => element instanceof HTMLElement)
    .find((element) => {
      const name = fieldNameOf(element);
      return (
        name !== null && hasIssue(name) && !element.matches('fieldset, [type=hidden], :disabled')
      );
    });
  if (control === undefined) return null;
  const focused = document.activeElement;
  if (control instanceof HTMLInputElement && control.type === 'radio') {
    const group = form.elements.namedItem(control.name);
    const chosen =
      group instanceof RadioNodeList
        ? Array.from(group).find((radio) => radio instanceof HTMLInputElement && radio.checked)
        : undefined;
    (chosen instanceof HTMLInputElement ? chosen : control).focus();
  } else control.focus();
  showWords(control);
  return document.activeElement === focused ? fieldNameOf(control) : null;
}

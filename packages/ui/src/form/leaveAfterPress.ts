/**
 * Tells which fields were left, but not while a pointer is down: an error line that appears between press and release
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

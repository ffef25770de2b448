/** How a copy ended: in the clipboard, or only selected on the page for the customer to copy by hand. */
export type CopyResult = 'copied' | 'selected';

/** Writes through a selection, which needs no permission; `near` keeps it inside a dialog that makes the rest inert. */
function copyBySelection(text: string, near: HTMLElement): boolean {
  const before = document.activeElement;
  const carrier = document.createElement('textarea');
  carrier.value = text;
  carrier.readOnly = true;
  carrier.style.position = 'fixed';
  carrier.style.opacity = '0';
  near.append(carrier);
  carrier.select();
  let copied = false;
  try {
    copied = document.execCommand('copy');
  } catch {
    copied = false;
  }
  carrier.remove();
  if (before instanceof HTMLElement) before.focus();
  return copied;
}

function select(element: Element): void {
  const range = document.createRange();
  range.selectNodeContents(element);
  const selection = window.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
}

/**
 * Copies text: by the clipboard interface, else through a selection (no permission, an insecure origin, an old browser),
 * else selects `shown` so that the customer can copy by hand.
 * @param near An element of the same dialog, where a selection may live.
 * @param shown The element that shows the value, when it is on the screen.
 */
export async function copyText(
  text: string,
  near: HTMLElement,
  shown: Element | null,
): Promise<CopyResult> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    // Refused, or `navigator.clipboard` is not there: the older way below needs no permission.
  }
  if (copyBySelection(text, near)) return 'copied';
  if (shown !== null) select(shown);
  return 'selected';
}

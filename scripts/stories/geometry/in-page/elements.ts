/** What a person can press, choose or type into. */
const interactive = [
  'a[href]',
  'button',
  'input:not([type="hidden"])',
  'select',
  'textarea',
  'summary',
  '[role="button"]',
  '[role="checkbox"]',
  '[role="link"]',
  '[role="menuitem"]',
  '[role="menuitemradio"]',
  '[role="option"]',
  '[role="radio"]',
  '[role="slider"]',
  '[role="spinbutton"]',
  '[role="switch"]',
  '[role="tab"]',
  '[role="textbox"]',
].join(',');

/** Whether any of it is visible; text only for screen readers is in a box of 1 px. */
function isVisible(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return (
    width > 1 &&
    height > 1 &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  );
}

function isTaken(element: Element): boolean {
  return element.closest('[inert], [aria-hidden="true"]') !== null;
}

/** A label contains a box that is drawn instead of a hidden input. */
export function labelsOf(element: Element): readonly HTMLLabelElement[] {
  return element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
}

/** Inputs that are pressed, not typed into: their label is part of what can be pressed. */
export function isPressed(element: Element): boolean {
  return (
    element instanceof HTMLInputElement &&
    ['checkbox', 'radio', 'file', 'range'].includes(element.type)
  );
}

/** Every control of the page that a person can reach now. */
export function controls(): readonly Element[] {
  return [...document.querySelectorAll(interactive)].filter(
    (element) =>
      !isTaken(element) &&
      (isVisible(element) || labelsOf(element).some((label) => isVisible(label))),
  );
}

/** Names an element for people: `button "Gia hạn"`. */
export function nameOf(element: Element): string {
  const role = element.getAttribute('role') ?? element.getAttribute('type');
  const label =
    element.getAttribute('aria-label') ??
    labelsOf(element)[0]?.textContent ??
    element.textContent ??
    '';
  const words = label.replaceAll(/\s+/g, ' ').trim().slice(0, 40);
  const own = words === '' ? (element.getAttribute('class')?.split(' ', 1)[0] ?? '') : words;
  return `${element.localName}${role === null ? '' : `[${role}]`} "${own}"`;
}

import { controls, labelsOf, nameOf } from './elements.ts';

/** The appearance of a box apart from its text and position. */
const drawn = [
  'backgroundColor',
  'backgroundImage',
  'borderTopColor',
  'borderTopStyle',
  'borderTopWidth',
  'borderBottomColor',
  'borderBottomStyle',
  'borderBottomWidth',
  'color',
  'display',
  'fill',
  'fontWeight',
  'opacity',
  'outlineColor',
  'outlineStyle',
  'outlineWidth',
  'stroke',
  'textDecorationLine',
  'transform',
  'translate',
  'visibility',
] as const;

function looksOfBox(element: Element): string {
  return ([null, '::before', '::after'] as const)
    .map((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      if (pseudo !== null && style.content === 'none') return '';
      return drawn.map((property) => style[property]).join(' ');
    })
    .join('|');
}

function withInside(element: Element): readonly Element[] {
  return [element, ...element.querySelectorAll('*')];
}

/** Everything that shows the state of a control: its own box, those inside it, and those of its label. */
function looks(element: Element): string {
  // The hidden input covers the box that is drawn for it.
  const own = getComputedStyle(element).opacity === '0' ? element.parentElement : element;
  const boxes = [own ?? element, ...labelsOf(element)].flatMap((one) => withInside(one));
  return boxes.map((box) => `${box.localName} ${looksOfBox(box)}`).join('\n');
}

interface State {
  readonly name: string;
  /** Whether it has the state; null for a control that cannot have it. */
  readonly of: (element: Element) => boolean | null;
}

function attribute(name: string): (element: Element) => boolean | null {
  return (element) => {
    const value = element.getAttribute(name);
    return value === null ? null : value !== 'false';
  };
}

const states: readonly State[] = [
  {
    name: 'checked',
    of: (element) =>
      element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type)
        ? element.checked
        : attribute('aria-checked')(element),
  },
  { name: 'selected', of: attribute('aria-selected') },
  { name: 'pressed', of: attribute('aria-pressed') },
  {
    // A link in a sentence has no current state.
    name: 'current',
    of: (element) => (element.matches('nav a') ? element.hasAttribute('aria-current') : null),
  },
  {
    name: 'disabled',
    of: (element) => element.matches(':disabled, [aria-disabled="true"]'),
  },
];

/** What else may make two controls look different: only those with the same are compared. */
function kindOf(element: Element, state: State): string {
  const others = states.filter((one) => one !== state).map((one) => `${one.of(element)}`);
  // A control in a separate cell has other boxes inside than its neighbour.
  const inside = [...element.querySelectorAll('*')].length === 0 ? 'plain' : 'full';
  return [
    element.localName,
    element.getAttribute('role'),
    element.getAttribute('type'),
    inside,
    ...others,
  ].join();
}

/** Native checkboxes and radios, whose state the browser draws in system colours. */
function isDrawnByBrowser(element: Element): boolean {
  return element instanceof HTMLInputElement && getComputedStyle(element).appearance !== 'none';
}

function statesThatLookAlike(all: readonly Element[]): readonly string[] {
  return states.flatMap((state) => {
    const having = all.filter(
      (element) => state.of(element) === true && !isDrawnByBrowser(element),
    );
    return having.flatMap((element) => {
      const alike = all.find(
        (other) =>
          state.of(other) === false &&
          kindOf(other, state) === kindOf(element, state) &&
          looks(other) === looks(element),
      );
      return alike === undefined
        ? []
        : [`${nameOf(element)} is ${state.name} and looks like ${nameOf(alike)}, which is not`];
    });
  });
}

/** The boxes in which a focus can be shown: the control, those around it that may carry its ring, and its labels. */
function around(element: Element): readonly Element[] {
  const boxes = [element, ...labelsOf(element).flatMap((label) => withInside(label))];
  let parent = element.parentElement;
  for (let up = 0; up < 3 && parent !== null; up += 1) {
    boxes.push(parent, ...parent.children);
    parent = parent.parentElement;
  }
  return boxes;
}

function ring(element: Element): string {
  return around(element)
    .map((box) => {
      const {
        outlineStyle,
        outlineWidth,
        outlineColor,
        borderTopColor,
        borderTopWidth,
        backgroundColor,
      } = getComputedStyle(box);
      const outline = outlineStyle === 'none' ? '' : `${outlineWidth} ${outlineColor}`;
      return `${outline}/${borderTopWidth} ${borderTopColor}/${backgroundColor}`;
    })
    .join('|');
}

/** Roles with a roving tabindex. */
const roving = '[role="menuitem"], [role="menuitemradio"], [role="radio"], [role="tab"]';

/** Focuses it as Tab would. */
const byKeyboard = { preventScroll: true, focusVisible: true };

/** Moves the focus to another control where there is one. */
function give(other: HTMLElement | undefined): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  other?.focus(byKeyboard);
}

function focusChanges(element: HTMLElement, other: HTMLElement | undefined): boolean {
  give(other === element ? undefined : other);
  const without = ring(element);
  element.focus(byKeyboard);
  return ring(element) !== without;
}

/** Controls that show no focus: nothing on them or around them changes when another control gets it. */
async function focusNotShown(all: readonly Element[]): Promise<readonly string[]> {
  const reached = all.filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement && (element.tabIndex >= 0 || element.matches(roving)),
  );
  const found: string[] = [];
  for (const [index, element] of reached.entries()) {
    const other = reached[(index + 1) % reached.length];
    if (focusChanges(element, other)) continue;
    // A menu moves its own mark after the browser's focus, in the next frame.
    give(other === element ? undefined : other);
    await new Promise(requestAnimationFrame);
    const without = ring(element);
    element.focus(byKeyboard);
    await new Promise(requestAnimationFrame);
    const isShown = ring(element) !== without || document.activeElement !== element;
    if (!isShown) found.push(`${nameOf(element)} does not show its focus`);
  }
  return found;
}

/** The greatest number of controls of a page that are checked: long lists repeat themselves. */
const most = 80;

/** With forced colours: controls whose focus cannot be seen, and states that look like their opposite. */
export async function lostInForcedColors(): Promise<readonly string[]> {
  const all = controls().slice(0, most);
  return [...statesThatLookAlike(all), ...(await focusNotShown(all))];
}

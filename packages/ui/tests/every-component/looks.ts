/** What the browser worked out for each of `properties`, by the element's place. */
type Looks = ReadonlyMap<string, readonly string[]>;

/** Each once: what is also named by the direction of the text, by a vendor or after the size is left out. */
const properties = [...getComputedStyle(document.documentElement)].filter(
  (name) =>
    !/^(?:-|block-size|inline-size|perspective-origin|transform-origin)|-(?:block|inline)(?:-|$)/u.test(
      name,
    ),
);

/** What a test may ask of the page. */
export interface Wardrobe {
  /** Puts style sheets in the place of all that the page has, in the order in which they are loaded. */
  readonly wear: (sheets: readonly string[]) => Promise<void>;
  /** Keeps what everything looks like now. */
  readonly remember: () => void;
  /**
   * What looks otherwise than it did then, in words.
   * @param part a selector of what is compared with its contents @default everything in the page's body
   */
  readonly changes: (part?: string) => readonly string[];
}

declare global {
  interface Window {
    readonly wardrobe: Wardrobe;
  }
}

/** A value that nobody can see: an edge without width, the alignment of what is no part of a line. */
function isIdle(style: CSSStyleDeclaration, name: string): boolean {
  const edge = /^(border-(?:top|right|bottom|left))-(?:style|color)$/u.exec(name)?.[1];
  if (edge !== undefined) return style.getPropertyValue(`${edge}-width`) === '0px';
  return name === 'vertical-align' && !/inline|table-cell/u.test(style.display);
}

/** An element, and its pseudo-elements where there are any. */
function drawnParts(element: Element): readonly string[] {
  return ['', '::before', '::after', '::placeholder'].filter((part) => {
    if (part === '') return true;
    if (part === '::placeholder') return element.hasAttribute('placeholder');
    return getComputedStyle(element, part).content !== 'none';
  });
}

function looksOf(part: string): Looks {
  const looks = new Map<string, readonly string[]>();
  for (const [index, element] of [...document.querySelectorAll('body > * *')].entries()) {
    if (element.closest(part) === null || isUnseen(element)) continue;
    const where = element.closest('[data-case]')?.getAttribute('data-case') ?? 'overlay';
    for (const drawn of drawnParts(element)) {
      const style = getComputedStyle(element, drawn === '' ? null : drawn);
      looks.set(
        `${where}, ${element.localName}${drawn} (${index})`,
        properties.map((name) => (isIdle(style, name) ? '' : style.getPropertyValue(name))),
      );
    }
  }
  return looks;
}

/** A native control that lies unseen over what is drawn for it, and words that are only heard: both are there for their own sake. */
function isUnseen(element: Element): boolean {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const { clipPath, opacity } = getComputedStyle(at);
    if (clipPath === 'inset(50%)' || opacity === '0') return true;
  }
  return false;
}

// A change of styles shows at once, in what lies below the window too.
const still = new CSSStyleSheet();
still.replaceSync(
  '*, *::before, *::after { transition: none !important; animation: none !important }',
);
document.adoptedStyleSheets.push(still);

/** The next frame. The page's clock stands still, and `requestAnimationFrame` with it. */
function frame(): Promise<void> {
  return new Promise((resolve) => {
    const observer = new ResizeObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(document.documentElement);
  });
}

let remembered: Looks = new Map();

export const wardrobe: Wardrobe = {
  wear: async (sheets) => {
    for (const style of document.querySelectorAll('style')) style.remove();
    for (const sheet of sheets) {
      const style = document.createElement('style');
      style.textContent = sheet;
      document.head.append(style);
    }
    await document.fonts.ready;
    // What measures itself is told of its new size with a frame, and draws itself again with the next.
    await frame();
    await frame();
  },
  remember: () => {
    remembered = looksOf('body');
  },
  changes: (part = 'body') => {
    const now = looksOf(part);
    const places = part === 'body' ? new Set([...remembered.keys(), ...now.keys()]) : now.keys();
    return [...places].flatMap((place) => {
      const then = remembered.get(place);
      const found = properties.flatMap((name, index) => {
        const [before, after] = [then?.[index], now.get(place)?.[index]];
        return before === after ? [] : [`${name} ${after}, not ${before}`];
      });
      return found.length === 0 ? [] : [`${place}: ${found.join('; ')}`];
    });
  },
};

/** Attributes that hold the ids of other elements, one or several. */
const references = [
  'for',
  'form',
  'list',
  'headers',
  'popovertarget',
  'aria-activedescendant',
  'aria-controls',
  'aria-describedby',
  'aria-details',
  'aria-errormessage',
  'aria-flowto',
  'aria-labelledby',
  'aria-owns',
];

/** What is wrong with the ids of a document: two elements with one id, or a reference to none. */
export function wiringFaults(document: Document): readonly string[] {
  const ids = Array.from(document.querySelectorAll('[id]'), ({ id }) => id);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `two #${id}`);
  const known = new Set(ids);
  const missing = references.flatMap((name) =>
    Array.from(document.querySelectorAll(`[${name}]`)).flatMap((element) =>
      (element.getAttribute(name) ?? '')
        .split(/\s+/)
        .filter((id) => !known.has(id))
        .map((id) => `<${element.localName} ${name}="${id}"> leads nowhere`),
    ),
  );
  const fragments = Array.from(document.querySelectorAll('[href^="#"]'), (element) =>
    element.getAttribute('href'),
  )
    .filter((href) => href !== null && !known.has(href.slice(1)))
    .map((href) => `href="${href}" leads nowhere`);
  return [...twice, ...missing, ...fragments];
}

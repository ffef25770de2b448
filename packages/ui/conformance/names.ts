import { getRoles, queryAllByRole } from '@testing-library/dom';

/**
 * What a test or a screen reader finds below an element: role and accessible name of everything that is exposed, in the order of the
 * page, as Testing Library computes them from the page and the styles that apply to it.
 */
export function namesIn(container: HTMLElement): readonly string[] {
  const found = new Map<Element, string>();
  for (const role of Object.keys(getRoles(container))) {
    if (role === 'generic' || role === 'presentation') continue;
    queryAllByRole(container, role, {
      name(name, element) {
        if (name !== '') found.set(element, `${role} ${JSON.stringify(name)}`);
        return false;
      },
    });
  }
  return Array.from(container.querySelectorAll('*')).flatMap((element) => found.get(element) ?? []);
}

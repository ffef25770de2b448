import { sampleMachines } from '../../src/testing/sample-options.ts';

/** A native input over a list of the first twenty names that hold what is typed, without folding, keys or roles. */
export function plainCombobox(place: Element): void {
  const names = sampleMachines(10_000).map(({ label }) => label);
  const input = Object.assign(document.createElement('input'), { ariaLabel: 'Máy' });
  const list = document.createElement('ul');
  input.addEventListener('input', () => {
    const found = names.filter((name) => name.toLowerCase().includes(input.value)).slice(0, 20);
    list.replaceChildren(
      ...found.map((name) => Object.assign(document.createElement('li'), { textContent: name })),
    );
  });
  place.append(input, list);
}

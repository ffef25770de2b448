import { documentFlags } from './protocol.ts';

/**
 * Holds every submit until the application can handle it. The forms of the open pages are in the HTML, so a fast customer,
 * a password manager or a slow network submits them before there is anybody to listen; without this the browser would
 * leave the page with the form's own POST.
 * @returns ends the holding and gives the held forms, in the order of their submits
 */
export function holdSubmits(document: Document): () => readonly HTMLFormElement[] {
  const held = new Set<HTMLFormElement>();

  const hold = (event: SubmitEvent): void => {
    event.preventDefault();
    // While the application mounts it already listens further down: nobody may see this submit twice.
    event.stopPropagation();
    if (event.target instanceof HTMLFormElement) held.add(event.target);
    document.documentElement.dataset[documentFlags.submitHeld] = '1';
  };

  document.addEventListener('submit', hold, true);
  return () => {
    document.removeEventListener('submit', hold, true);
    delete document.documentElement.dataset[documentFlags.submitHeld];
    return [...held].filter((form) => form.isConnected);
  };
}

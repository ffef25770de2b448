/** How long keys are kept for a palette whose code does not come, ms. */
const patience = 10_000;

/**
 * Keeps what is typed between the press that opens the palette and the moment in which its search has the focus: its code may still be
 * on the way, and quick customers do not wait for it. Nothing else of the page hears these keys.
 * @param cancel Esc was pressed meanwhile: the palette is not wanted any more
 */
export function keepTyped(cancel: () => void): () => string {
  const listening = new AbortController();
  let text = '';
  const end = (): void => listening.abort();
  setTimeout(end, patience);
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (event.key === 'Escape') {
        end();
        cancel();
      } else if (event.key === 'Backspace') text = text.slice(0, -1);
      else if (event.key.length === 1) text += event.key;
      else return;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true, signal: listening.signal },
  );
  return () => {
    end();
    const typed = text;
    text = '';
    return typed;
  };
}

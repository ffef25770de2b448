/**
 * Calls when one of these elements has changed its size, and once when the browser has laid them out; all of them share one
 * observer. Where nothing is laid out (jsdom) it never calls.
 * @returns the function that ends it
 */
export function watchSize(elements: Iterable<Element>, changed: () => void): () => void {
  if (typeof ResizeObserver !== 'function') return () => undefined;
  const observer = new ResizeObserver(changed);
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}

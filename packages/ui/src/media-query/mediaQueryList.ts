/** jsdom has no media and no `matchMedia`, whatever the type of its window says. */
type View = Partial<Pick<Window, 'matchMedia'>>;

/** What a media query matches, kept current by the browser; undefined where there are no media, which no query matches. */
export function mediaQueryList(query: string): MediaQueryList | undefined {
  const view: View = window;
  return view.matchMedia?.(query);
}

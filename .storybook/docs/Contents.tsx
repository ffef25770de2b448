import { TableOfContents } from '@storybook/addon-docs/blocks';
import { useEffect, useSyncExternalStore, type ComponentProps } from 'react';

/** Not listed: headings in stories of a component and in the pictures of what to do and what to leave. */
const ignored = '[data-component] .sb-story *, [inert] *';
const listed = `main :is(h2, h3):not(${ignored})`;

function observePage(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

const headings = () => [...document.querySelectorAll(listed)];
const wordsOfHeadings = () =>
  headings()
    .map(({ textContent }) => textContent)
    .join('\n');

/** Gives each heading that has no `id` one made of its words, so that a link leads to it. */
function nameHeadings() {
  for (const heading of headings()) {
    if (heading.id !== '') continue;
    const name = heading.textContent.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-');
    const same = document.querySelectorAll(`[id^="${name}"]`).length;
    heading.id = same === 0 ? name : `${name}-${same + 1}`;
  }
}

/**
 * What is on a page of documentation, as links to its headings. Storybook lists the headings once, 100 ms after the page is
 * there; stories are drawn later and bring headings of their own, so this list is made anew when they change.
 */
export function Contents({ channel }: Pick<ComponentProps<typeof TableOfContents>, 'channel'>) {
  const words = useSyncExternalStore(observePage, wordsOfHeadings);
  useEffect(nameHeadings, [words]);
  return (
    <div className="sb-unstyled">
      <TableOfContents
        key={words}
        channel={channel}
        contentsSelector="main"
        headingSelector="h2, h3"
        ignoreSelector={ignored}
        title="On this page"
      />
    </div>
  );
}

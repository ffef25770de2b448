import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';

/** A story of the component that the page is about, as Storybook has prepared it. */
export type PageStory = ReturnType<
  NonNullable<React.ContextType<typeof DocsContext>>['componentStories']
>[number];

/** The stories of the page in the order of their file. */
export function usePageStories(): readonly PageStory[] {
  const context = useContext(DocsContext);
  return context.componentStories().filter(({ tags }) => tags.includes('autodocs'));
}

/**
 * Whether a story has a document of its own: it opens something over the page or stands at the edge of the window
 * (`docs.story.inline` is false in its file), it asks for a screen of its own, or it is a whole screen of the portal.
 */
export function isFramedStory({ title, parameters, storyGlobals }: PageStory): boolean {
  return (
    title.startsWith('Screens/') ||
    parameters['docs']?.story?.inline === false ||
    storyGlobals['viewport'] !== undefined
  );
}

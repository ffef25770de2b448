import { DocsContainer } from '@storybook/addon-docs/blocks';
import { useEffect, useState, type ComponentProps } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { storyLanguage } from '../language.ts';
import { storybookThemes } from '../theme.ts';
import { chosenIn, useToolbar } from '../toolbar.ts';
import { Contents } from './Contents.tsx';
import * as styles from './docs.css.ts';
import { ToolbarContext } from './toolbar-context.ts';

type Context = ComponentProps<typeof DocsContainer>['context'];
type Globals = Readonly<Record<string, unknown>>;

/** The globals as the toolbar changes them; a page of documentation is not drawn anew for them. */
function useGlobals(context: Context): Globals {
  const [globals, setGlobals] = useState<Globals>(() => {
    const [story] = context.componentStories();
    return story === undefined ? {} : context.getStoryContext(story)['globals'];
  });
  useEffect(() => {
    const update = ({ globals: changed }: { readonly globals: Globals }) => setGlobals(changed);
    context.channel.on(GLOBALS_UPDATED, update);
    return () => context.channel.off(GLOBALS_UPDATED, update);
  }, [context]);
  return globals;
}

/** A page of documentation: English, in the theme, accent and size of letters of the toolbar. */
export function DocumentationContainer(props: ComponentProps<typeof DocsContainer>) {
  const globals = useGlobals(props.context);
  const chosen = chosenIn(globals);
  useToolbar(chosen, 'en');
  return (
    <ToolbarContext value={{ chosen, language: storyLanguage(globals) }}>
      <DocsContainer {...props} theme={storybookThemes[chosen.theme]}>
        <div className={styles.page}>
          {props.children}
          <Contents channel={props.context.channel} />
        </div>
      </DocsContainer>
    </ToolbarContext>
  );
}

import {
  ArgTypes,
  Controls,
  Description,
  Heading,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import manifest from '../../packages/ui/package.json' with { type: 'json' };
import { statuses } from '../statuses.ts';
import { DoDontPairs } from './DoDont.tsx';
import * as styles from './docs.css.ts';
import { Canvas, Example } from './Example.tsx';
import { AccessibilityNotes, UsageNotes } from './Notes.tsx';
import { isFramedStory, usePageStories, type PageStory } from './story.ts';

/** Names of stories that show how a component bears long words and narrow places. */
const isExtreme = ({ name }: PageStory) => /^(Long|Narrow|Phone)|Phone$/u.test(name);

/** The name that a component is imported by, from the file that its entry is; null for what no entry gives. */
function entryOf(name: string): string | null {
  const [entry] =
    Object.entries(manifest.exports).find(
      ([, file]) => typeof file === 'string' && file.endsWith(`/${name}.tsx`),
    ) ?? [];
  return entry === undefined ? null : entry.replace('.', manifest.name);
}

interface HeadProps {
  readonly title: string;
  readonly tags: readonly string[];
  /** What the page is about, where its stories show a sample that is made of it. */
  readonly component: PageStory['component'];
}

/** Where the component stands, its name and status, and how it is imported. */
function Head({ title, tags, component }: HeadProps) {
  const groups = title.split('/').slice(0, -1);
  const name = title.split('/').at(-1) ?? '';
  const status = statuses.find(({ tag }) => tags.includes(tag));
  const entry = title.startsWith('Components/') ? entryOf(name) : null;
  return (
    <header>
      <div className={`${styles.group} sb-unstyled`}>{groups.join(' / ')}</div>
      <div className={styles.head}>
        <Title />
        {status !== undefined && (
          <div className={styles.status[status.tone]} title={status.means} data-status={status.tag}>
            {status.title}
          </div>
        )}
      </div>
      <Description {...(component === undefined ? {} : { of: component })} />
      {entry !== null && (
        <div
          className={`${styles.importLine} sb-unstyled`}
        >{`import { ${name} } from '${entry}';`}</div>
      )}
    </header>
  );
}

function Examples({
  title,
  stories,
}: {
  readonly title: string;
  readonly stories: readonly PageStory[];
}) {
  if (stories.length === 0) return null;
  return (
    <section className={styles.part}>
      <Heading>{title}</Heading>
      {stories.map((story) => (
        <Example key={story.id} story={story} />
      ))}
    </section>
  );
}

interface PropsProps {
  readonly first: PageStory;
  /** The components that the page is about, by their names. */
  readonly components: Readonly<Record<string, NonNullable<PageStory['component']>>>;
}

/** Every prop with its type, default and description; the first story beside them answers to the controls. */
function Props({ first, components }: PropsProps) {
  const own = Object.entries(components)[0];
  if (own === undefined) return null;
  return (
    <>
      {Object.entries(components).map(([name, component]) => {
        const hasControls = component === first.component && !isFramedStory(first);
        return (
          <section key={name} className={styles.part}>
            <Heading>{name === own[0] ? 'Props' : `Props: ${name}`}</Heading>
            {hasControls && <Canvas story={first} />}
            {hasControls ? <Controls of={first.moduleExport} /> : <ArgTypes of={component} />}
          </section>
        );
      })}
    </>
  );
}

/**
 * The page of a component: what it is, when to use it, examples, what to do and what not, accessibility, props. What the page
 * says is English; stories speak the language of the toolbar.
 */
export function DocumentationPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const [first, ...others] = usePageStories();
  const { title, subcomponents = {}, component, parameters, tags } = preparedMeta;
  const own = title.split('/').at(-1) ?? '';
  const names = [...new Set([own, ...Object.keys(subcomponents)])];
  const isComponent = title.startsWith('Components/');
  return (
    <main {...(isComponent ? { 'data-component': own } : {})}>
      <Head title={title} tags={tags} component={subcomponents[own]} />
      {first !== undefined && <Canvas story={first} />}
      <UsageNotes names={names} />
      <Examples title="Examples" stories={others.filter((story) => !isExtreme(story))} />
      <Examples title="Long words and narrow places" stories={others.filter(isExtreme)} />
      <DoDontPairs pairs={parameters['pairs']} />
      <AccessibilityNotes names={names} />
      {first !== undefined && isComponent && (
        <Props
          first={first}
          components={
            // A story file may show a sample that is made of the component.
            own in subcomponents ||
            component === undefined ||
            Object.values(subcomponents).includes(component)
              ? subcomponents
              : { [own]: component, ...subcomponents }
          }
        />
      )}
    </main>
  );
}

import {
  Controls,
  Description,
  Markdown,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';

/** Notes beside the components, by the path of their file from here. */
const notes = import.meta.glob<string>('../packages/ui/src/**/*.{usage,a11y}.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** How a component is used comes first, then its accessibility. */
const kinds = ['usage', 'a11y'] as const;

/**
 * Notes about the component that a story file is named after, then about the ones that its meta names as `subcomponents`: all
 * of them lie in folders of the kit as `Name.usage.md` and `Name.a11y.md`.
 */
function notesOf(storyFile: unknown, parts: readonly string[]): readonly string[] {
  const [, own] = /([^/]+)\.stories\.tsx$/.exec(String(storyFile)) ?? [];
  if (own === undefined) return [];
  const files = Object.entries(notes);
  return [own, ...parts].flatMap((name) =>
    kinds.flatMap((kind) =>
      files.filter(([file]) => file.endsWith(`/${name}.${kind}.md`)).map(([, text]) => text),
    ),
  );
}

/** A component's page: its docstring, one story with controls, its notes, then every story. */
export function DocumentationPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <Controls />
      {notesOf(
        preparedMeta.parameters['fileName'],
        Object.keys(preparedMeta.subcomponents ?? {}),
      ).map((text) => (
        <Markdown key={text}>{text}</Markdown>
      ))}
      <Stories />
    </>
  );
}

import { Heading, Markdown, Subheading } from '@storybook/addon-docs/blocks';
import * as styles from './docs.css.ts';
import { noteOf, type Note } from './notes.ts';

/** A heading of a note says which component it is about where the page has more than one. */
function titleOf(title: string, { name }: Note, own: string): string {
  return name === own ? title : `${title}: ${name}`;
}

function UsageNote({ note, own }: { readonly note: Note; readonly own: string }) {
  const looks = { 'When to use it': styles.when, 'When not': styles.whenNot } as const;
  return (
    <section className={styles.part}>
      <Heading>{titleOf('Usage', note, own)}</Heading>
      <div className={styles.usage}>
        {note.sections.map(({ title, text }) => (
          <section
            key={title}
            className={
              title === 'When to use it' || title === 'When not' ? looks[title] : styles.words
            }
          >
            <h3 className={`${styles.usageTitle} sb-unstyled`}>{title}</h3>
            <Markdown>{text}</Markdown>
          </section>
        ))}
      </div>
    </section>
  );
}

/** When to use the components of a page, when not, and which words they take. */
export function UsageNotes({ names }: { readonly names: readonly string[] }) {
  const [own = ''] = names;
  return names.flatMap((name) => {
    const note = noteOf(name, 'usage');
    return note === null ? [] : <UsageNote key={name} note={note} own={own} />;
  });
}

/** Keys, roles, what is announced and what was checked. */
export function AccessibilityNotes({ names }: { readonly names: readonly string[] }) {
  const [own = ''] = names;
  return names.flatMap((name) => {
    const note = noteOf(name, 'a11y');
    return note === null ? (
      []
    ) : (
      <section key={name} className={styles.part}>
        <Heading>{titleOf('Accessibility', note, own)}</Heading>
        <Markdown>{note.lead}</Markdown>
        {note.sections.map(({ title, text }) => (
          <div key={title}>
            <Subheading>{title}</Subheading>
            <Markdown>{text}</Markdown>
          </div>
        ))}
      </section>
    );
  });
}

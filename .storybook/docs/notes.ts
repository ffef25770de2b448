/** Notes beside the components, by the path of their file from here. */
const notes = import.meta.glob<string>('../../packages/ui/src/**/*.{usage,a11y}.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A section of a note: its heading, and Markdown below it. */
export interface NoteSection {
  readonly title: string;
  readonly text: string;
}

export interface Note {
  /** The component that it is about. */
  readonly name: string;
  /** What stands before the first heading. */
  readonly lead: string;
  readonly sections: readonly NoteSection[];
}

/** The note of a component, `Name.usage.md` or `Name.a11y.md`; null where there is none. */
export function noteOf(name: string, kind: 'usage' | 'a11y'): Note | null {
  const [, text] =
    Object.entries(notes).find(([file]) => file.endsWith(`/${name}.${kind}.md`)) ?? [];
  if (text === undefined) return null;
  const [lead = '', ...sections] = text.replace(/^# .*\n/u, '').split(/^## /mu);
  return {
    name,
    lead: lead.trim(),
    sections: sections.map((section) => {
      const [title = '', ...lines] = section.split('\n');
      return { title, text: lines.join('\n').trim() };
    }),
  };
}

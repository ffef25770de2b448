/** The first page: what the README begins with, and where everything is. */
import { plainWords, readDocument, type Document } from './documents.ts';
import { sections } from './navigation.ts';

const readme = 'README.md';

/** Everything before the first heading, and the picture apart from the words. */
function opening(body: string): { readonly words: readonly string[]; readonly picture: string } {
  const parts = (body.split(/^## /m, 1)[0] ?? '').trim().split(/\n\s*\n/);
  return {
    words: parts.filter((part) => !part.startsWith('![')),
    picture: parts.find((part) => part.startsWith('![')) ?? '',
  };
}

/** The section of a document with this heading, without it. */
function sectionOf(body: string, heading: string): string {
  const [, text] = body.split(`## ${heading}\n`, 2);
  const [section = ''] = (text ?? '').split(/^## /m, 1);
  if (section.trim() === '') throw new Error(`${readme} has no section ‘${heading}’`);
  return section;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Where everything is: the sections with their first page. */
function sectionCards(): string {
  const cards = sections.map(({ label, about, language, pages: [first] }) => {
    const attribute = language === undefined ? '' : ` lang="${language}"`;
    return `<li><a href="/${first?.route ?? ''}/"${attribute}>${escaped(label)}</a><span>${escaped(about)}</span></li>`;
  });
  return `<ul class="home-sections not-content">${cards.join('')}</ul>`;
}

export interface Home {
  readonly file: string;
  /** Its title and first words stand in the head of the page. */
  readonly document: Document;
  /** HTML of where everything is. */
  readonly sections: string;
}

/** @param place the paragraph in whose place the sections are set in */
export function home(place: string): Home {
  const { title, body } = readDocument({ file: readme, route: '' });
  const { words, picture } = opening(body);
  const [about = '', ...more] = words;
  const commands = /```sh[\s\S]*?```/.exec(sectionOf(body, 'Two commands'))?.[0] ?? '';
  return {
    file: readme,
    document: {
      title,
      description: plainWords(about),
      body: [...more, commands, place, picture].join('\n\n'),
    },
    sections: sectionCards(),
  };
}

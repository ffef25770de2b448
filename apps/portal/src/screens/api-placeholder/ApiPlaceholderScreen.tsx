import { PageHead } from '@tram/ui/page-head';
import { useWords } from '../../app/words.ts';
import { apiPlaceholderWords } from './words.vi.ts';

/** The page at `/api`: shows only the text API (specification, section 2). */
export function ApiPlaceholderScreen() {
  const words = useWords(apiPlaceholderWords);
  return <PageHead title={words.title} />;
}

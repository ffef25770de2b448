import { PageHead } from '@tram/ui/page-head';
import { useWords } from '../../app/words.ts';
import { appWords } from '../../app/words.vi.ts';

/** The page at `/api`: shows only the text API (specification, section 2). */
export function ApiPlaceholderScreen() {
  return <PageHead title={useWords(appWords).titles['/api']} />;
}

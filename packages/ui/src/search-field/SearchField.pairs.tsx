import type { DoDont } from '../testing/do-dont.ts';
import { Column } from '../testing/StoryFrame.tsx';
import { SearchField } from './SearchField.tsx';

export const searchFieldPairs: readonly DoDont[] = [
  {
    do: {
      words: 'Says what is searched.',
      picture: () => (
        <Column width={260}>
          <SearchField
            onSearch={() => undefined}
            label="Tìm theo mã log, nhóm hoặc nội dung"
            hideLabel
            placeholder="Tìm theo mã log, nhóm hoặc nội dung"
          />
        </Column>
      ),
    },
    dont: {
      words: 'Everything can be searched; say what this one finds.',
      picture: () => (
        <Column width={260}>
          <SearchField
            onSearch={() => undefined}
            label="Tìm kiếm"
            hideLabel
            placeholder="Tìm kiếm…"
          />
        </Column>
      ),
    },
  },
];

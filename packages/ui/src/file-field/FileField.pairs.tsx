import { Column } from '../testing/StoryFrame.tsx';
import { FileField } from './FileField.tsx';
import type { DoDont } from '../testing/do-dont.ts';

export const fileFieldPairs: readonly DoDont[] = [
  {
    do: {
      words: 'Which papers, of which kinds, how large and how many: all before anything is chosen.',
      picture: () => (
        <Column width={300}>
          <FileField
            label="Giấy tờ kèm theo"
            kinds={['application/pdf', 'image/*']}
            kindWords="PDF hoặc ảnh"
            maxFiles={3}
          />
        </Column>
      ),
    },
    dont: {
      words: 'Files of what? What is refused is only found out afterwards.',
      picture: () => (
        <Column width={300}>
          <FileField label="Tải lên" />
        </Column>
      ),
    },
  },
];

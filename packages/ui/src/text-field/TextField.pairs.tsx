import type { DoDont } from '../testing/do-dont.ts';
import { Column } from '../testing/StoryFrame.tsx';
import { TextField } from './TextField.tsx';

export const textFieldPairs: readonly DoDont[] = [
  {
    do: {
      words: 'The label and the rule stay while one types.',
      picture: () => (
        <Column width={260}>
          <TextField label="Tên đăng nhập" hint="Từ 3 đến 20 ký tự" />
        </Column>
      ),
    },
    dont: {
      words: 'A placeholder alone is gone with the first letter.',
      picture: () => (
        <Column width={260}>
          <TextField
            label="Tên đăng nhập"
            hideLabel
            placeholder="Tên đăng nhập, từ 3 đến 20 ký tự"
          />
        </Column>
      ),
    },
  },
  {
    do: {
      words: 'The message says what is wrong with this field.',
      picture: () => (
        <Column width={260}>
          <TextField
            label="Email"
            defaultValue="buu@vidu"
            issue={{ status: 'invalid', message: 'Email chưa đúng định dạng' }}
          />
        </Column>
      ),
    },
    dont: {
      words: '“Lỗi” says neither what is wrong nor what to do.',
      picture: () => (
        <Column width={260}>
          <TextField
            label="Email"
            defaultValue="buu@vidu"
            issue={{ status: 'invalid', message: 'Lỗi' }}
          />
        </Column>
      ),
    },
  },
];

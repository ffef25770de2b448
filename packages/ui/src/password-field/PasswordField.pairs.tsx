import type { DoDont } from '../testing/do-dont.ts';
import { Column } from '../testing/StoryFrame.tsx';
import { PasswordField } from './PasswordField.tsx';

export const passwordFieldPairs: readonly DoDont[] = [
  {
    do: {
      words: 'Does not tell a stranger which of the two exists.',
      picture: () => (
        <Column width={260}>
          <PasswordField
            label="Mật khẩu"
            autoComplete="current-password"
            issue={{ status: 'invalid', message: 'Sai tên đăng nhập hoặc mật khẩu' }}
          />
        </Column>
      ),
    },
    dont: {
      words: 'Confirms to a stranger that the account exists.',
      picture: () => (
        <Column width={260}>
          <PasswordField
            label="Mật khẩu"
            autoComplete="current-password"
            issue={{ status: 'invalid', message: 'Mật khẩu của quocbuu không đúng' }}
          />
        </Column>
      ),
    },
  },
];

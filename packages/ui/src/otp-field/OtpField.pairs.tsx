import { Column } from '../testing/StoryFrame.tsx';
import { OtpField } from './OtpField.tsx';
import type { DoDont } from '../testing/do-dont.ts';

export const otpFieldPairs: readonly DoDont[] = [
  {
    do: {
      words: 'Where the code went, and what to do about a wrong one.',
      picture: () => (
        <Column width={300}>
          <OtpField
            label="Mã xác thực gửi đến email"
            hint="Đã gửi tới qu…@vidu.vn"
            defaultValue="407182"
            issue={{ status: 'invalid', message: 'Mã chưa đúng. Nhập lại, hoặc gửi mã mới.' }}
          />
        </Column>
      ),
    },
    dont: {
      words: 'A code from where? And a refusal that leads nowhere.',
      picture: () => (
        <Column width={300}>
          <OtpField
            label="OTP"
            defaultValue="407182"
            issue={{ status: 'invalid', message: 'Mã không hợp lệ.' }}
          />
        </Column>
      ),
    },
  },
];

import { defineWords } from '../../app/words.ts';

export const unbuiltWords = defineWords({
  state: 'Trang này đang được xây dựng',
  explanation:
    'Bạn chưa dùng được trang này. Các máy bạn đang thuê và số dư của bạn không bị ảnh hưởng.',
  home: 'Về trang chủ',
});

/**
 * What is said where the operator says nothing, which promises nothing: only the operator knows how long data are kept. No catalogue:
 * the blocking script of a static page needs both languages.
 */
export const unsaidWords = {
  backUp: 'Hãy sao lưu dữ liệu trước khi hết giờ: sau đó dữ liệu có thể bị xóa.',
};

/**
 * What is said where the operator says nothing, which promises nothing: only the operator knows how long data are kept. Apart
 * from the catalogue: the blocking script of a static page needs both languages, and nothing else.
 */
export const unsaidWords = {
  backUp: 'Hãy sao lưu dữ liệu trước khi hết giờ: sau đó dữ liệu có thể bị xóa.',
};

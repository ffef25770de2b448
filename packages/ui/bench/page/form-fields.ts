/** The twenty fields that both forms have. */
export const formFields = Array.from({ length: 20 }, (_, index) => ({
  name: `field${index + 1}`,
  label: `Mục ${index + 1}`,
}));

/** Shortest text that both forms take. */
export const shortest = 6;

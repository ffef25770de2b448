/** English beside `entry-words.vi.ts`. */
export const words = { open: 'Expiry calendar' };

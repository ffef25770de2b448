/** English. */
export const words = { title: 'API' };

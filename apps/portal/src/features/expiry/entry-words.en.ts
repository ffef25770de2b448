export const words = { open: 'Expiry calendar' };

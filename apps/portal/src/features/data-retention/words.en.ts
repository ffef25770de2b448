export const words = { lead: 'Your data when the rental ends.' };

/**
 * Public entry `@tram/machines/validation`: the forms of section 5 as Standard Schemas with their Vietnamese messages,
 * for any form library that takes them. Built on valibot, one file for each form, so that a bundle holds only those it uses.
 */
export * from './validation/create-cloud.ts';
export * from './validation/create-pc.ts';
export * from './validation/identity.ts';
export * from './validation/login.ts';
export * from './validation/messages-by-field.ts';
export * from './validation/one-time-code.ts';
export * from './validation/recharge.ts';
export * from './validation/register.ts';
export * from './validation/rental.ts';
export * from './validation/vps-rental.ts';

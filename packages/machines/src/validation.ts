/**
 * Public entry `@tram/machines/validation`: the forms of section 5 as Standard Schemas with their Vietnamese messages,
 * for any form library that takes them. Built on valibot, one file a form, so that a bundle holds the used ones alone.
 */
export { createPcSchema } from './validation/create-pc.ts';
export type { CreatePcFields, CreatePcValues } from './validation/create-pc.ts';
export { loginSchema } from './validation/login.ts';
export type { LoginFields, LoginValues } from './validation/login.ts';
export { rechargeSchema } from './validation/recharge.ts';
export type { RechargeFields, RechargeValues } from './validation/recharge.ts';
export { registerSchema } from './validation/register.ts';
export type { RegisterFields, RegisterValues } from './validation/register.ts';
export { rentalSchema } from './validation/rental.ts';
export type { RentalFields, RentalValues } from './validation/rental.ts';

/**
 * Public entry `@tram/machines/validation`: the forms of section 5 as Standard Schemas with their Vietnamese messages,
 * for any form library that takes them. Built on valibot, one file for each form, so that a bundle holds only those it uses.
 */
export { createCloudSchema } from './validation/create-cloud.ts';
export type { CreateCloudFields, CreateCloudValues } from './validation/create-cloud.ts';
export { createPcSchema } from './validation/create-pc.ts';
export type { CreatePcFields, CreatePcValues } from './validation/create-pc.ts';
export {
  identityPicturesSchema,
  identitySchema,
  PICTURE_REQUIRED,
  PICTURE_TYPE_REFUSED,
  PICTURE_TYPES,
} from './validation/identity.ts';
export type {
  IdentityFields,
  IdentityPicturesFields,
  IdentityPicturesValues,
  IdentityValues,
} from './validation/identity.ts';
export { loginSchema } from './validation/login.ts';
export type { LoginFields, LoginValues } from './validation/login.ts';
export { oneTimeCodeSchema } from './validation/one-time-code.ts';
export type { OneTimeCodeFields, OneTimeCodeValues } from './validation/one-time-code.ts';
export { rechargeSchema } from './validation/recharge.ts';
export type { RechargeFields, RechargeValues } from './validation/recharge.ts';
export { registerSchema } from './validation/register.ts';
export type { RegisterFields, RegisterValues } from './validation/register.ts';
export { rentalSchema } from './validation/rental.ts';
export type { RentalFields, RentalValues } from './validation/rental.ts';
export { OPERATING_SYSTEMS, vpsExtensionSchema, vpsRentalSchema } from './validation/vps-rental.ts';
export type {
  VpsExtensionFields,
  VpsExtensionValues,
  VpsRentalFields,
  VpsRentalValues,
} from './validation/vps-rental.ts';

/** The business constants of the specification, section 9, as decided in the interpretations ("Status values"). */

/** Least sum of one top-up, VND (sections 5 and 9). */
export const MINIMUM_RECHARGE = 50_000;

/** Largest sum of one top-up, VND (the contract's `RechargeMoney`). */
export const MAXIMUM_RECHARGE = 1_000_000_000;

/** How long a top-up waits for its money, ms: the 900000 of section 9, counted from `createdAt`. */
export const RECHARGE_LIFETIME = 900_000;

/** Least rental, in whichever unit: 1 (sections 5 and 9). */
export const MINIMUM_RENTAL_PERIOD = 1;

/** Longest rental or extension at once, in whichever unit (the contract's `RentalPeriod`). */
export const MAXIMUM_RENTAL_PERIOD = 8760;

/** Longest rental of a PC in all, extensions included, hours: five years of 365 days (the contract's `createOrder`). */
export const MAXIMUM_RENTAL_HOURS = 43_800;

/** How far ahead a cloud machine can be paid for, days: five years of 365 days (the contract's `extendCloudImage`). */
export const MAXIMUM_CLOUD_DAYS_AHEAD = 1825;

/** Longest rental of a VPS in all, calendar months (the contract's `VpsMonths`): ten years. */
export const MAXIMUM_VPS_MONTHS = 120;

/** Characters of a username (sections 5 and 9). */
export const USERNAME_LENGTH = { minimum: 3, maximum: 20 } as const;

/**
 * The most characters of a text that the contract takes, by what it is. They are counted as JSON Schema counts them, in code
 * points, and in NFC: each Vietnamese letter with its marks is one, however it was typed or pasted.
 */
export const LONGEST_TEXT = {
  fullName: 200,
  pcName: 100,
  cloudName: 100,
  citizenId: 20,
  issuePlace: 200,
  address: 500,
  email: 254,
  identityPhone: 20,
  search: 200,
} as const;

/** Digits of a phone number (sections 5 and 9). */
export const PHONE_DIGITS = { minimum: 10, maximum: 12 } as const;

/** Digits of a one-time code (sections 5 and 9). */
export const OTP_DIGITS = 6;

/** Hidden (0) or shown (1): the visibility flag of section 4, which `notification.status` and `account.kyc` carry. */
export const SHOWN = 1;

/** The one role that may enter the portal (section 6). */
export const CUSTOMER_ROLE = 'USER';

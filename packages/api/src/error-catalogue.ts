/**
 * The exact words of the error catalogue: specification section 8, with the two tunnel alerts and the boot warnings
 * that section 5 quotes; and the words for cases without a server's message. Single constants in
 * three files by when they are needed, so that a first load takes only those it can show.
 */

export * from './error-catalogue/answers.ts';
export * from './error-catalogue/outcomes.ts';
export * from './error-catalogue/preconditions.ts';

import { answerLost } from '@tram/api/error-catalogue';
import type { Services } from '../../app/services.ts';

/** Tells the customer that what they have asked for was not begun: its code could not be loaded, as a call that found no network. */
export function notifyUnavailable({ notify, session }: Services): void {
  if (session.token() !== null) notify('inValid', answerLost);
}

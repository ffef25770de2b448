import * as catalogue from '@tram/api/error-catalogue';
import { englishMessage } from '@tram/machines/validation/english';
import { englishRefusal } from './server-messages.en.ts';

/** What the specification has the server say, and what is said where no server has said anything. */
const known: Readonly<Record<string, string>> = {
  [catalogue.unknownError]: 'Something went wrong',
  [catalogue.noPermission]: 'You have no permission to do this',
  [catalogue.answerLost]: 'The connection to the server was lost, check your network and try again',
  [catalogue.answerLate]: 'The server took too long to answer, try again in a few minutes',
  [catalogue.answerBroken]: 'The answer of the server was broken, try again',
  [catalogue.registered]: 'Signed up',
  [catalogue.created]: 'Created',
  [catalogue.deleted]: 'Deleted',
  [catalogue.extended]: 'Extended',
  [catalogue.otpSentAgain]: 'OTP code sent again',
  [catalogue.tokenCopied]: 'Copied to the clipboard',
  [catalogue.reconnected]: 'Reconnected! The new password is under “Logs”',
  [catalogue.vmDeleted]: 'Virtual machine deleted',
  [catalogue.reconnectFailed]:
    'Reconnecting failed, try again in 2 minutes, and contact the admin if it fails again',
  [catalogue.vmDeletionFailed]: 'Deleting the virtual machine failed',
  [catalogue.noHardware]: 'no hardware available',
  [catalogue.imageBooting]: 'The image is booting',
  [catalogue.noData]: 'No data',
  [catalogue.signInAgain]: 'Please log in again to use this feature',
  [catalogue.sshWithoutTunnel]: 'This SSH has no tunnel API yet, please contact the admin!',
  [catalogue.vpsWithoutTunnel]: 'This VPS has no tunnel API yet, please contact the admin!',
};

export const words = {
  say: (message: string) =>
    (Object.hasOwn(known, message) ? known[message] : undefined) ??
    englishMessage(message) ??
    englishRefusal(message) ??
    message,
};

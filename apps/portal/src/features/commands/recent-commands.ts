import { habitPrefix } from '../../app/clear-offline-cache.ts';

/** How many of the commands used last stand first. */
const remembered = 5;

function isNames(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}

/** Ids of the commands that this account used last on this device, the newest first. Forgotten with the session. */
export function recentCommands(account: string): readonly string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(habitPrefix + account) ?? '[]');
    return isNames(value) ? value : [];
  } catch {
    return [];
  }
}

/** Puts a command before the others. */
export function rememberCommand(account: string, id: string): void {
  const others = recentCommands(account).filter((one) => one !== id);
  try {
    localStorage.setItem(
      habitPrefix + account,
      JSON.stringify([id, ...others].slice(0, remembered)),
    );
  } catch {
    // Where the browser stores nothing the order stays as it is.
  }
}

import { ask } from './ask.ts';
import { Ending, exitCodes, type ExitCode } from './ending.ts';
import { list } from './list.ts';
import { readOptions, type Command, type Options } from './options.ts';
import { topUp } from './recharge.ts';
import { rent } from './rent.ts';
import type { Run } from './run.ts';
import { signIn } from './sign-in.ts';
import type { Terminal } from './terminal.ts';
import { words } from './words.vi.ts';

/**
 * Runs a command line.
 * @param stop interrupts the command, with an `Ending`
 * @returns the exit code
 */
export async function run(
  parameters: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  terminal: Terminal,
  stop: AbortController,
): Promise<ExitCode> {
  let left: string | null = null;
  try {
    const options = await readOptions(parameters, environment);
    if (options.command.name === 'help') terminal.say(words.help);
    else await runSignedIn(options, options.command, terminal, stop, (what) => (left = what));
    return exitCodes.done;
  } catch (error) {
    if (!(error instanceof Ending)) throw error;
    for (const line of error.lines) terminal.complain(line);
    if (left !== null) terminal.complain(left);
    return error.code;
  }
}

async function runSignedIn(
  options: Options,
  command: Exclude<Command, { name: 'help' }>,
  terminal: Terminal,
  stop: AbortController,
  leaves: Run['leaves'],
): Promise<void> {
  const onInterrupt = () => stop.abort(new Ending(exitCodes.interrupted, words.interrupted));
  const credentials = await credentialsOf(options, stop.signal, onInterrupt);
  const signedIn = await signIn(options.server, credentials, stop.signal, (ending) =>
    stop.abort(ending),
  );
  const { realtime } = signedIn.connection;
  const stopReporting = reportConnection(terminal, signedIn);
  const context: Run = {
    ...signedIn.connection,
    terminal,
    background: options.background,
    stop: stop.signal,
    account: signedIn.account,
    loadAccount: signedIn.loadAccount,
    leaves,
  };
  try {
    const { fullName, balance } = signedIn.account();
    terminal.say(words.hello(fullName, balance));
    switch (command.name) {
      case 'list':
        return await list(context);
      case 'recharge':
        realtime.connect();
        return await topUp(context, { request: command.request });
      case 'resume':
        realtime.connect();
        return await topUp(context, { resume: command.id });
      case 'rent':
        realtime.connect();
        return await rent(context, command, onInterrupt);
    }
  } finally {
    stopReporting();
    signedIn.signOut();
  }
}

async function credentialsOf(
  { username, password }: Options,
  stop: AbortSignal,
  onInterrupt: () => void,
): Promise<{ username: string; password: string }> {
  const mayAsk = process.stdin.isTTY;
  if (username === null && !mayAsk) throw new Ending(exitCodes.misused, words.usernameMissing);
  if (password === null && !mayAsk) throw new Ending(exitCodes.misused, words.passwordMissing);
  const question = { stop, onInterrupt };
  return {
    username: username ?? (await ask(words.username, question)),
    password: password ?? (await ask(words.password, { ...question, secret: true })),
  };
}

/** Prints when the real-time connection is lost and when it is back. @returns the unsubscribe function */
function reportConnection(
  terminal: Terminal,
  {
    connection: { realtime },
    loadAccount,
  }: Pick<Awaited<ReturnType<typeof signIn>>, 'connection' | 'loadAccount'>,
): () => void {
  let isLost = false;
  return realtime.onStatus((status) => {
    if (status === 'reconnecting' && !isLost) terminal.complain(words.connectionLost);
    if (status === 'connected' && isLost) terminal.complain(words.connectionBack);
    if (status === 'reconnecting' || status === 'connected') isLost = status === 'reconnecting';
    // The server no longer accepts the token: the answer for the account says why, and ends the session.
    if (status === 'refused') void loadAccount().catch(() => {});
  });
}

import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { foundOrInstalled, type Say } from '../processes/debian-package.ts';
import { openDisplay, xvfb } from '../processes/display.ts';
import { run } from '../processes/run.ts';
import { Speech } from './speech.ts';

/** Debian's packages by an executable of each. The translations of Firefox have none: their folder stands for them. */
const packages = {
  xvfb,
  'dbus-daemon': '/usr/bin/dbus-daemon',
  'at-spi2-core': '/usr/libexec/at-spi-bus-launcher',
  openbox: '/usr/bin/openbox',
  xdotool: '/usr/bin/xdotool',
  orca: '/usr/bin/orca',
  locales: '/usr/share/i18n/locales/vi_VN',
  'firefox-esr': '/usr/bin/firefox-esr',
  'firefox-esr-l10n-vi':
    '/usr/lib/firefox-esr/browser/extensions/langpack-vi@firefox-esr.mozilla.org.xpi',
} as const;

const firefoxPreferences = {
  // -1 turns the accessibility service on from the start.
  'accessibility.force_disabled': -1,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.translations.enable': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'intl.accept_languages': 'vi',
  'intl.locale.requested': 'vi',
  'signon.rememberSignons': false,
} as const;

/** Orca as it comes, but for what it says of each key: the transcript names the keys. */
const orcaSettings = {
  general: { startingProfile: ['Default', 'default'], enableKeyEcho: false },
  profiles: { default: { profile: ['Default', 'default'] } },
  pronunciations: {},
  keybindings: {},
};

/** The first line that a program prints, which tells where it can be found. @throws where it ends without one */
function firstLine(stream: Readable): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const end = text.indexOf('\n');
      if (end >= 0) resolve(text.slice(0, end).trim());
    });
    stream.on('end', () => reject(new Error('A program of the desktop ended at its start.')));
  });
}

/** A desktop without a screen on which Orca reads Firefox aloud, in Vietnamese. */
export interface Desktop {
  /** What Orca has said so far. */
  readonly speech: Speech;
  /** Presses keys by their X names: `Tab`, `shift+Tab`. */
  press(key: string): Promise<void>;
  /** Types a text as fast as a person. */
  type(text: string): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts the desktop with Firefox in its kiosk mode, which leaves the page and what is read of it.
 * @throws where a package is missing and cannot be installed
 */
export async function startDesktop(url: string, say: Say): Promise<Desktop> {
  for (const [name, file] of Object.entries(packages)) {
    if ((await foundOrInstalled([file], name, say)) === null) {
      throw new Error(`The transcript needs Debian’s package ${name}.`);
    }
  }
  const home = mkdtempSync(path.join(tmpdir(), 'tram-screen-reader-'));
  const folder = (name: string) => {
    const made = path.join(home, name);
    mkdirSync(made, { recursive: true, mode: 0o700 });
    return made;
  };
  const profile = folder('firefox');
  const preferences = Object.entries(firefoxPreferences);
  writeFileSync(
    path.join(profile, 'user.js'),
    preferences
      .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
      .join(''),
  );
  const orcaFolder = folder('orca');
  writeFileSync(path.join(orcaFolder, 'user-settings.conf'), JSON.stringify(orcaSettings));
  const customizations = 'orca-customizations.py';
  copyFileSync(
    path.join(import.meta.dirname, customizations),
    path.join(orcaFolder, customizations),
  );
  const locales = folder('locales');
  await run(`localedef -i vi_VN -f UTF-8 ${locales}/vi_VN.UTF-8`);

  const env: NodeJS.ProcessEnv = {
    ...process.env,
    HOME: home,
    XDG_RUNTIME_DIR: folder('runtime'),
    XDG_CONFIG_HOME: folder('config'),
    LOCPATH: locales,
    LANG: 'vi_VN.UTF-8',
    LANGUAGE: 'vi',
    GNOME_ACCESSIBILITY: '1',
    MOZ_ENABLE_WAYLAND: '0',
    // Without a synthesizer Orca writes what it would have said; the usual one is not even looked for.
    SPEECHD_CMD: '/nowhere',
  };
  const screen = await openDisplay('1440x900');
  const children: ChildProcess[] = [];
  const start = (command: string, args: readonly string[]) => {
    const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'ignore'] });
    children.push(child);
    return child;
  };
  const stop = async () => {
    for (const child of children.toReversed()) {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = new Promise((resolve) => child.once('exit', resolve));
        child.kill('SIGTERM');
        await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 3000))]);
        child.kill('SIGKILL');
      }
    }
    await screen.stop();
    rmSync(home, { recursive: true, force: true });
  };
  try {
    env['DISPLAY'] = screen.name;
    const bus = start('dbus-daemon', ['--session', '--nofork', '--print-address']);
    env['DBUS_SESSION_BUS_ADDRESS'] = await firstLine(bus.stdout);
    start(packages['at-spi2-core'], ['--launch-immediately', '--a11y=1', '--screen-reader=1']);
    // Without a window manager no window has the focus, and Orca hears no key.
    start('openbox', []);
    const orca = start('orca', ['--replace', '--user-prefs', orcaFolder]);
    const speech = new Speech(orca.stdout);
    await speech.listen(/./);
    start('firefox-esr', ['--profile', profile, '--new-instance', '--no-remote', '--kiosk', url]);
    return {
      speech,
      press: async (key) =>
        void (await run(`xdotool key --delay 60 ${key}`, {
          env: { DISPLAY: env['DISPLAY'] ?? '' },
        })),
      type: async (text) =>
        void (await run(`xdotool type --delay 80 '${text}'`, {
          env: { DISPLAY: env['DISPLAY'] ?? '' },
        })),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

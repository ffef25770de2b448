/** Provides WebKitGTK, driven by WebDriver: finds its programs on the machine, or installs and starts them. */
import { existsSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { foundOrInstalled, type Say } from './debian-package.ts';
import { openDisplay, startLimit, startTogether, xvfb } from './display.ts';
import { freePort } from './free-port.ts';

/** Debian's packages that have its programs. */
export const webkitPackages = 'webkit2gtk-driver xvfb dbus';
const programs = {
  driver: '/usr/bin/WebKitWebDriver',
  display: xvfb,
  bus: '/usr/bin/dbus-run-session',
} as const;

/** The small browser that comes with the library: the driver opens its windows. */
const miniBrowser = (): string | undefined =>
  globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser').at(0);

/** Whether everything is there that a start needs. */
export function hasWebKit(): boolean {
  return Object.values(programs).every((file) => existsSync(file)) && miniBrowser() !== undefined;
}

/**
 * Finds WebKitGTK, or installs Debian's packages where that is possible, and says what it does.
 * @returns the path of its WebDriver server; null where there is none and none can be installed
 */
export async function webkit(say: Say): Promise<string | null> {
  for (const file of Object.values(programs)) await foundOrInstalled([file], webkitPackages, say);
  if (!hasWebKit()) return null;
  say(`WebKit of the tests: ${programs.driver}`);
  return programs.driver;
}

/** A WebDriver server with a display of its own. It has one session at a time. */
export interface RunningWebKit {
  /** Where it speaks WebDriver. */
  readonly url: string;
  /** The executable for a session's `webkitgtk:browserOptions`. */
  readonly binary: string;
  /** The folder in which the browser saves files. */
  readonly downloads: string;
  /** Ends the driver, the browser and the display, and waits until all have exited. */
  stop(): Promise<void>;
}

async function untilReady(url: string): Promise<boolean> {
  const limit = performance.now() + startLimit;
  while (performance.now() < limit) {
    const answer = await fetch(`${url}/status`).catch(() => null);
    if (answer?.ok === true) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}

/** Writes the settings of GTK and of the desktop that the browser reads. @returns the environment that leads it to them */
function writeSettings(folder: string, downloads: string): Record<string, string> {
  const runtime = path.join(folder, 'run');
  mkdirSync(path.join(folder, 'gtk-3.0'));
  mkdirSync(downloads);
  mkdirSync(runtime, { mode: 0o700 });
  // Without room around the buttons of its toolbar a window can be as narrow as a phone; with it, 447 px.
  const noRoom = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; }\n';
  writeFileSync(path.join(folder, 'gtk-3.0/gtk.css'), noRoom);
  // `prefers-reduced-motion: reduce`
  const still = '[Settings]\ngtk-enable-animations=false\n';
  writeFileSync(path.join(folder, 'gtk-3.0/settings.ini'), still);
  writeFileSync(path.join(folder, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  return {
    XDG_CONFIG_HOME: folder,
    XDG_CACHE_HOME: path.join(folder, 'cache'),
    XDG_DATA_HOME: path.join(folder, 'data'),
    XDG_RUNTIME_DIR: runtime,
  };
}

/**
 * Starts WebKitGTK in Vietnam's time zone, with less motion.
 * @throws with what the programs printed where they do not get ready in time
 */
export async function startWebKit(): Promise<RunningWebKit> {
  const binary = miniBrowser();
  if (binary === undefined) throw new Error('There is no WebKitGTK on this machine.');
  const folder = mkdtempSync(path.join(tmpdir(), 'tram-webkit-'));
  const downloads = path.join(folder, 'downloads');
  const settings = writeSettings(folder, downloads);
  // Larger than the window of a desktop.
  const display = await openDisplay('1600x1200');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const driver = startTogether([programs.bus, '--', programs.driver, `--port=${port}`], {
    ...settings,
    DISPLAY: display.name,
    TZ: 'Asia/Ho_Chi_Minh',
    // Its own sandbox needs rights that containers do not give; it opens the product alone.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  });
  const stop = async () => {
    await driver.stop();
    await display.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  if (await untilReady(url)) return { url, binary, downloads, stop };
  await stop();
  throw new Error(`WebKitWebDriver was not ready after ${startLimit} ms.\n${driver.output()}`);
}

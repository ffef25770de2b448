/** nginx and Caddy as Debian packages them, with the configuration that docs/deploy.md has put in place. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { foundOrInstalled } from '../../scripts/processes/debian-package.ts';

export const hostNames = ['nginx', 'caddy'] as const;
export type HostName = (typeof hostNames)[number];

const programs: Readonly<Record<HostName, { places: readonly string[]; package: string }>> = {
  nginx: { places: ['/usr/sbin/nginx'], package: 'nginx-light' },
  caddy: { places: ['/usr/bin/caddy'], package: 'caddy' },
};

export interface RunningHost {
  stop(): Promise<void>;
}

async function programOf(name: HostName): Promise<string> {
  const { places, package: debian } = programs[name];
  const program = await foundOrInstalled(places, debian, () => undefined);
  if (program === null) {
    throw new Error(`This test runs the real ${name}: install Debian's package ${debian}.`);
  }
  return program;
}

/** What `$NAME` of the page is for a host on a port of this machine, and what has to differ from the page there. */
export function nameOf(name: HostName, port: number): string {
  return name === 'nginx' ? '127.0.0.1' : `http://127.0.0.1:${port}`;
}

/** nginx as root would read the system's configuration: here it gets one that includes the page's files and writes nowhere else. */
async function nginxParameters(folder: string, port: number): Promise<readonly string[]> {
  const site = path.join(folder, 'conf.d/tram.conf');
  const text = await readFile(site, 'utf8');
  await writeFile(site, text.replace('listen 80;', `listen 127.0.0.1:${port};`));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/temporary;`)
    .join(' ');
  const main = path.join(folder, 'main.conf');
  await writeFile(
    main,
    `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log stderr;
events { worker_connections 256; }
http { include /etc/nginx/mime.types; default_type application/octet-stream; access_log off; sendfile on; ${temporary}
include ${folder}/conf.d/*.conf; }
`,
  );
  return ['-p', folder, '-c', main];
}

/** Without the administration port, which a Caddy of the machine may have. */
async function caddyParameters(folder: string): Promise<readonly string[]> {
  const file = path.join(folder, 'Caddyfile');
  const text = await readFile(file, 'utf8');
  if (!text.startsWith('{')) await writeFile(file, `{\n\tadmin off\n}\n${text}`);
  return ['run', '--config', file, '--adapter', 'caddyfile'];
}

/** A folder as `/etc/nginx` or `/etc/caddy` is. */
export async function makeConfigFolder(folder: string): Promise<void> {
  for (const part of ['conf.d', 'snippets', 'temporary']) {
    await mkdir(path.join(folder, part), { recursive: true });
  }
}

async function answers(origin: string): Promise<boolean> {
  return fetch(`${origin}/favicon.svg`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/**
 * Starts the real program on a port of the loopback address; resolves when it answers.
 * @param folder with the configuration that the page's commands have written
 * @param places the page's variables, which an operator's shell still has
 * @throws with the program's output, when that has an emergency, or when it exits or does not answer within 20 s
 */
export async function startHost(
  name: HostName,
  folder: string,
  port: number,
  places: Readonly<Record<string, string>>,
): Promise<RunningHost> {
  const program = await programOf(name);
  const parameters = await (name === 'nginx'
    ? nginxParameters(folder, port)
    : caddyParameters(folder));
  const child = spawn(program, parameters, {
    env: {
      ...process.env,
      ...places,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      HOME: folder,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  }
  const ended = once(child, 'exit');
  let isEnded = false;
  void ended.then(() => (isEnded = true));
  const started = performance.now();
  while (!(await answers(`http://127.0.0.1:${port}`))) {
    if (isEnded || performance.now() - started > 20_000) {
      child.kill('SIGKILL');
      throw new Error(`${name} does not answer.\n${said}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  if (said.includes('[emerg]')) {
    child.kill('SIGKILL');
    throw new Error(`${name} runs, but not as it should.\n${said}`);
  }
  return {
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

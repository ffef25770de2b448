/**
 * The service worker: lets the portal open without a network, and brings a pressed notification to its tab. It keeps the files of one
 * build and the shell of the inside, and nothing that a customer has been told: calls go past it (`answering.ts`).
 *
 * A new build is a new worker. It puts its files and its shell beside the old ones and waits until no tab needs these any more
 * (`tabs.ts`); only then it takes over and throws away what its own build has not. So an open tab keeps all of its code
 * over a deploy.
 */
import { configPath } from '../document/page.ts';
import { answeringOf } from './answering.ts';
import { isTakeOverRequest } from './messages.ts';
import { openNotification, takeOverWhenDue } from './tabs.ts';
import type {
  FetchMoment,
  LifeMoment,
  MessageMoment,
  NotificationMoment,
  WorkerScope,
} from './worker-scope.ts';

/** Filled in by the build: the addresses of its files, and the one that starts the application. */
declare const buildFiles: readonly string[];
declare const buildEntry: string;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a worker's global, which the library for pages types as a window
const scope = globalThis as unknown as WorkerScope;

const filesCache = 'tram-files';
const shellCache = 'tram-shell';
/** The page whose HTML stands for all of the inside. */
const shellPath = '/';
/** Where it is kept: a build of its own, because a worker that waits has its own beside that of the one that works. */
const shellKey = `${shellPath}?build=${buildEntry}`;
const files = new Set(buildFiles);

/** A name with a hash never changes its content; any other file is fetched again by each build. */
function isImmutable(file: string): boolean {
  return file.startsWith('/assets/');
}

async function keepFiles(): Promise<void> {
  const cache = await caches.open(filesCache);
  for (const file of files) {
    if (isImmutable(file) && (await cache.match(file)) !== undefined) continue;
    const answer = await fetch(file, { credentials: 'omit' });
    if (!answer.ok) throw new TypeError(`${file} answers ${answer.status}`);
    await cache.put(file, answer);
  }
}

async function keepConfig(answer: Response): Promise<void> {
  if (!answer.ok) return;
  const cache = await caches.open(shellCache);
  await cache.put(configPath, answer);
}

/** Keeps the shell, when it is of this build: the HTML of another one names files that are not here. */
async function keepShell(answer: Response): Promise<void> {
  // Read to its end in either case: a worker with an answer half read counts as busy, and a busy one is not replaced.
  const html = await answer.text();
  if (!answer.ok || !html.includes(buildEntry)) return;
  const cache = await caches.open(shellCache);
  await cache.put(shellKey, new Response(html, { headers: answer.headers }));
  // The shell of a static host is nothing without it; that of our server has it within.
  const isAlone = html.includes(configPath) && (await cache.match(configPath)) === undefined;
  if (isAlone) await keepConfig(await fetch(configPath, { credentials: 'omit' }));
}

async function dropOtherBuilds(): Promise<void> {
  const kept = await caches.open(filesCache);
  for (const request of await kept.keys()) {
    if (!files.has(new URL(request.url).pathname)) await kept.delete(request);
  }
  const shells = await caches.open(shellCache);
  for (const request of await shells.keys()) {
    const { pathname, search } = new URL(request.url);
    if (pathname + search !== shellKey && pathname !== configPath) await shells.delete(request);
  }
}

/** What the server answers, or without a network what is kept under a key. @param keep what is done with the answer */
async function answerOf(
  request: Request,
  key: string,
  keep: ((answer: Response) => Promise<void>) | null,
): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (keep !== null) void keep(answer.clone()).catch(() => undefined);
    return answer;
  } catch (error) {
    const kept = await caches.match(key, { cacheName: shellCache, ignoreVary: true });
    if (kept === undefined) throw error;
    return kept;
  }
}

async function fileOf(request: Request): Promise<Response> {
  const kept = await caches.match(new URL(request.url).pathname, {
    cacheName: filesCache,
    ignoreVary: true,
  });
  return kept ?? fetch(request);
}

scope.addEventListener('install', (event: LifeMoment) => {
  event.waitUntil(
    // With the one cookie that there is, the chosen language: the shell names it.
    Promise.all([keepFiles(), fetch(shellPath).then(keepShell)]).then(() =>
      takeOverWhenDue(scope, buildEntry),
    ),
  );
});

scope.addEventListener('activate', (event: LifeMoment) => {
  event.waitUntil(dropOtherBuilds());
});

scope.addEventListener('message', (event: MessageMoment) => {
  if (isTakeOverRequest(event.data)) event.waitUntil(takeOverWhenDue(scope, buildEntry));
});

scope.addEventListener('notificationclick', (event: NotificationMoment) => {
  event.waitUntil(openNotification(scope.clients, event.notification));
});

scope.addEventListener('fetch', (event: FetchMoment) => {
  const { request } = event;
  const answering = answeringOf(request, scope.location.origin, files);
  if (answering === 'page') {
    // The operator may have changed the configuration in the shell since this build was installed.
    const isShell = new URL(request.url).pathname === shellPath;
    event.respondWith(answerOf(request, shellKey, isShell ? keepShell : null));
  } else if (answering === 'config') event.respondWith(answerOf(request, configPath, keepConfig));
  else if (answering === 'file') event.respondWith(fileOf(request));
});

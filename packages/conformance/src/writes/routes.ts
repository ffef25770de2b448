import { at, isRecord, rowsOf, textAt } from '../wire-values.ts';
import { retryWhileBusy, skip, type Writing } from './writing.ts';

/** Chooses and releases an internet route of a PC, and holds a rotating one for a moment. */
export async function tryRoutes(writing: Writing, image: string): Promise<void> {
  const ssh = await sshOf(writing, image);
  const fixed = textsOf(at(ssh, 'router'))[0];
  const held = new Set(selectedOf(ssh));
  const rotating = textsOf(at(ssh, 'router_xoay')).find((name) => !held.has(name));
  const request = async (wan: string) => ({
    body: {
      int_ip_address: (await pcOf(writing, image))?.address ?? '',
      wan,
      ssh_id: textAt(ssh, '_id') ?? '',
      image_id: image,
    },
  });
  const releaseAgain = () =>
    writing.traces
      .made('an internet route of the new PC', () => release(writing, image, held, request))
      .takeAway();
  if (fixed === undefined) skip(writing, ['chooseWan'], 'the PC has no fixed route');
  else {
    await retryWhileBusy(writing, 'chooseWan', await request(fixed));
    await releaseAgain();
  }
  if (rotating === undefined) {
    skip(writing, ['startIpRotation', 'changeIpRotation'], 'no rotating route is free');
    return;
  }
  await retryWhileBusy(writing, 'startIpRotation', await request(rotating));
  await retryWhileBusy(writing, 'changeIpRotation', await request(rotating));
  await releaseAgain();
}

type RouteRequest = (wan: string) => Promise<{ body: Readonly<Record<string, string>> }>;

/** Releases what has been selected since, by the name under which it is stored. @returns whether all of it is */
async function release(
  writing: Writing,
  image: string,
  held: ReadonlySet<string>,
  request: RouteRequest,
): Promise<boolean> {
  const stored = selectedOf(await sshOf(writing, image)).filter((name) => !held.has(name));
  if (stored.length === 0) skip(writing, ['releaseWan'], 'no route is shown as selected');
  let isReleased = true;
  for (const name of stored) {
    const answer = await retryWhileBusy(writing, 'releaseWan', await request(name));
    isReleased &&= answer !== null;
  }
  return isReleased;
}

async function pcOf({ visit }: Writing, image: string) {
  const list = await visit.succeeds('listImages', { query: { page: 1 } });
  const pc = rowsOf(list?.json).find((row) => at(row, '_id') === image);
  return isRecord(pc) ? { ssh: pc['ssh'], address: textAt(pc, 'int_ip_address') } : null;
}

async function sshOf(writing: Writing, image: string): Promise<unknown> {
  return (await pcOf(writing, image))?.ssh;
}

function textsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

function selectedOf(ssh: unknown): readonly string[] {
  return rowsOf(at(ssh, 'wan_selected')).flatMap((row) => textAt(row, 'name') ?? []);
}

import type { RunEnvironment } from '../options.ts';
import { at, rowsOf, textAt } from '../wire-values.ts';
import { testPicture } from './test-picture.ts';
import type { Writing } from './writing.ts';

/** Signs up a new customer, writes a line into the log, and tries what only an administrator may do. */
export async function tryTexts(writing: Writing): Promise<void> {
  const { visit, name, traces } = writing;
  const signUp = {
    username: name,
    fullName: 'Conformance',
    password: `Mk-${name}-2026`,
    email: `${name}@example.com`,
    phone: '0900000000',
  };
  const signedUp = await visit.attempts('register', { body: signUp }, { token: null });
  if (signedUp !== null) traces.leaves(`an account ${name} that nobody uses`);
  const logged = await visit.attempts('createLog', { body: { message: `${name}: conformance` } });
  if (logged !== null) traces.leaves('a line in the log of the customer');
  await tryUserGuides(writing);
}

/** A customer is refused; a server that lets one make a guide has it deleted again. */
async function tryUserGuides(writing: Writing): Promise<void> {
  const { visit, name, traces } = writing;
  const { findings } = visit;
  const guide = { title: name, link: 'https://example.com/conformance' };
  const made = await visit.call('createUserGuide', { body: guide });
  const isRefused = made.kind === 'answered' && made.status === 403;
  if (!isRefused) {
    visit.judges('createUserGuide', made);
    await traces.made(`a user guide ${name}`, () => deleteGuide(writing)).takeAway();
    return;
  }
  await visit.isRefused('createUserGuide', 'of a customer', {
    given: { body: guide },
    statuses: [403],
  });
  await visit.isRefused('deleteUserGuide', 'of a customer', {
    given: { path: { id: 'f00000000000000000000000' } },
    statuses: [403],
  });
  for (const id of ['createUserGuide', 'deleteUserGuide'] as const) {
    findings.tried(id);
    findings.note(id, 'refused to a customer, as it is to be');
  }
}

/** @returns whether there is none */
async function deleteGuide({ visit, name }: Writing): Promise<boolean> {
  const list = await visit.succeeds('listUserGuides', { query: { page: 1 } });
  const id = textAt(
    rowsOf(list?.json).find((row) => at(row, 'title') === name),
    '_id',
  );
  if (id !== null) return (await visit.attempts('deleteUserGuide', { path: { id } })) !== null;
  visit.findings.notTried('deleteUserGuide', 'the guide that was made is not found');
  return true;
}

const file = (name: string) => new File([testPicture()], `${name}.png`, { type: 'image/png' });

/** Has a one-time code sent, and submits an identity with it where the mail can be read. */
export async function tryIdentity(writing: Writing, environment: RunEnvironment): Promise<void> {
  const { visit, has, traces } = writing;
  const { findings } = visit;
  const { account } = has;
  const isAsked = at(account, 'kyc') === 1;
  const waits = textAt(account, 'timeKyc') !== null && at(account, 'isVerify') !== 2;
  if (!isAsked || waits) {
    const why = isAsked
      ? 'an identity was submitted before'
      : '`kyc` is 0: no identity is asked of it';
    findings.notTried('requestOtp', why);
    findings.notTried('submitIdentity', why);
    return;
  }
  const sent = await visit.attempts('requestOtp');
  const otp = sent === null ? null : await environment.askCode();
  if (otp === null) {
    findings.notTried('submitIdentity', 'no one-time code was given');
    return;
  }
  const submitted = await visit.attempts('submitIdentity', {
    body: {
      front_card: file('front'),
      back_card: file('back'),
      portrait: file('portrait'),
      signature_image: `data:image/png;base64,${Buffer.from(testPicture()).toString('base64')}`,
      fullName: 'Conformance',
      dob: '1990-01-01',
      id: '079090000000',
      issueDate: '2021-01-01',
      issuePlace: 'Conformance',
      address: 'Conformance',
      email: 'conformance@example.com',
      phone: '0900000000',
      otp,
    },
  });
  if (submitted !== null) traces.leaves('an identity of test pictures that waits for the operator');
}

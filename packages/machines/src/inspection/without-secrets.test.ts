import { createInspector } from '@statelyai/inspect';
import { createActor, fromPromise, setup, type InspectionEvent } from 'xstate';
import { describe, expect, test } from 'vitest';
import { kycOtpMachine } from '../kyc-otp/machine.ts';
import { hiddenAccount, kycOtpSnapshots } from '../kyc-otp/fixtures.ts';
import { customerAccount, customerSession, hiddenNotification } from '../session/fixtures.ts';
import { withSessionPorts } from '../session/ports.ts';
import { hideSecrets } from './hide-secrets.ts';
import { hidden, withoutSecrets, type Inspect } from './without-secrets.ts';

const password = 'chim-én-8842';
const jwt = 'tok_51f0c9';
const code = '604182';

/** Stately's inspector without its window, and all that it would send there. */
function inspector() {
  const sent: unknown[] = [];
  const { inspect } = createInspector({ send: (event) => sent.push(event) });
  return { inspect, text: () => JSON.stringify(sent) };
}

/** A login with its answers, seen by an inspector. */
async function logIn(inspect: Inspect) {
  const machine = withSessionPorts({
    login: async () => ({ ok: true, value: { ...customerSession, jwt } }),
    getNotification: async () => ({ ok: true, value: hiddenNotification }),
    getMyAccount: async () => ({ ok: true, value: customerAccount }),
    openSession: ({ _id, username, role }) =>
      actor.send({ type: 'SESSION_CHANGED', user: { _id, username, role } }),
    closeSession: () => {},
    forgetCustomer: () => {},
  });
  const actor = createActor(machine, { input: { user: null }, inspect });
  actor.start();
  actor.send({ type: 'LOG_IN', credentials: { username: 'demo', password } });
  await expect.poll(() => actor.getSnapshot().context.user).not.toBeNull();
  actor.stop();
}

describe('Stately’s inspector', () => {
  test('is sent the password and the token of a login in clear', async () => {
    const { inspect, text } = inspector();
    await logIn(inspect);
    await expect.poll(text).toContain('SESSION_CHANGED');
    expect(text()).toContain(password);
    expect(text()).toContain(jwt);
  });

  test('is sent neither behind withoutSecrets, and everything else', async () => {
    const { inspect, text } = inspector();
    await logIn(withoutSecrets(inspect));
    await expect.poll(text).toContain('SESSION_CHANGED');
    expect(text()).not.toContain(password);
    expect(text()).not.toContain(jwt);
    expect(text()).toContain(`"credentials":{"username":"demo","password":"${hidden}"}`);
    expect(text()).toContain(customerSession._id);
    // The diagram is drawn from the definition.
    expect(text()).toContain('fetchingNotification');
    expect(text()).toContain('"definition":"{\\"context\\"');
  });

  test('is sent no one-time code', async () => {
    const seen = inspector();
    const machine = kycOtpMachine.provide({
      actors: { submitIdentity: fromPromise(() => new Promise(() => {})) },
    });
    const actor = createActor(machine, {
      input: { account: hiddenAccount },
      snapshot: kycOtpSnapshots['code.entering'],
      inspect: withoutSecrets(seen.inspect),
    });
    actor.start();
    actor.send({ type: 'ENTER_CODE', code });
    await expect.poll(seen.text).toContain('ENTER_CODE');
    expect(seen.text()).not.toContain(code);
  });
});

test('the lifecycle itself keeps what is hidden', () => {
  const input = { token: jwt };
  const machine = setup({ types: { input, context: input } }).createMachine({
    context: ({ input: given }) => given,
  });
  const seen: InspectionEvent[] = [];
  const actor = createActor(machine, {
    input,
    inspect: withoutSecrets((event) => seen.push(event)),
  });
  actor.start();
  expect(actor.getSnapshot().context).toEqual({ token: jwt });
  expect(seen.map(({ actorRef }) => actorRef.getSnapshot()?.context)).toContainEqual({
    token: hidden,
  });
  // Nothing leads from what an inspector has to the input, the options or the parent of an actor.
  for (const { actorRef } of seen) {
    expect(Object.keys(actorRef).sort()).toEqual(
      ['_parent', 'getSnapshot', 'id', 'logic', 'send', 'sessionId'].sort(),
    );
  }
});

describe('what is hidden', () => {
  test.each([
    'password',
    'passRdp',
    'pass',
    'basicauth_password',
    'jwt',
    'token_pc',
    'accessToken',
    'otp',
    'code',
    'signature_image',
    'front_card',
    'backCard',
    'portrait',
    'idNumber',
    'Authorization',
  ])('%s', (name) => expect(hideSecrets({ [name]: 'a' })).toEqual({ [name]: hidden }));

  test.each(['username', 'id', 'name', 'status', 'compass', 'requestOtp', 'codeLength'])(
    'not %s',
    (name) => expect(hideSecrets({ [name]: 'a' })).toEqual({ [name]: 'a' }),
  );

  test('what is not there stays away', () => {
    expect(hideSecrets({ password: null, token: undefined })).toEqual({
      password: null,
      token: undefined,
    });
  });

  test('the papers of a person, of which the number is called id', () => {
    const papers = { id: '079094001234', fullName: 'Đỗ Quốc Bửu', dob: '1994-05-17' };
    expect(hideSecrets([papers, { id: '6740a1f2' }])).toEqual([
      { id: hidden, fullName: hidden, dob: hidden },
      { id: '6740a1f2' },
    ]);
  });

  test('files and what else is no plain data', () => {
    expect(hideSecrets([new Blob(['a']), new Uint8Array(2), new FormData()])).toEqual([
      hidden,
      hidden,
      hidden,
    ]);
  });

  test('tokens and files within a text', () => {
    const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl';
    expect(hideSecrets(`wss://a.example/?t=${token}&x=1`)).toBe(`wss://a.example/?t=${hidden}&x=1`);
    expect(hideSecrets('Bearer 51f0c9')).toBe(`Bearer ${hidden}`);
    expect(hideSecrets('data:image/png;base64,iVBORw0KGgo=')).toBe(hidden);
  });

  test('what the application names', () => {
    expect(hideSecrets({ PIN_code: 1, pin: 2 }, ['pinCode'])).toEqual({ PIN_code: hidden, pin: 2 });
  });

  test('a value that contains itself ends', () => {
    const value: Record<string, unknown> = { name: 'a' };
    value['self'] = value;
    expect(hideSecrets(value)).toEqual({ name: 'a', self: hidden });
  });

  test('maps, sets, dates and errors are data', () => {
    expect(
      hideSecrets([
        new Map([['password', 'a']]),
        new Set([1]),
        new Date(0),
        new Error('Bearer 51f0c9'),
      ]),
    ).toEqual([
      { password: hidden },
      [1],
      '1970-01-01T00:00:00.000Z',
      { name: 'Error', message: `Bearer ${hidden}` },
    ]);
  });
});

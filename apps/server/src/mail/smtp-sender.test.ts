import { afterEach, expect, it } from 'vitest';
import { type MailServer, startMailServer } from '../testing/mail-server.ts';
import { createSmtpSender, MailNotTaken, type OutgoingMail } from './mail-sender.ts';
import { readMailAddress, readSmtpUrl } from './mail-settings.ts';

let server: MailServer;
afterEach(() => server.close());

const mail: OutgoingMail = {
  id: '6740c1e29f0b7a4100000001',
  to: 'khach@example.com',
  subject:
    'Xác minh địa chỉ email của bạn tại Trạm, để bạn đăng nhập và thuê máy được ngay hôm nay',
  text: 'Chào Nguyễn Thị Ánh,\n\nhttps://portal.example/verify-email?token=abc\n.\nHẹn gặp lại',
  queuedAt: new Date('2026-11-20T03:00:00.000Z'),
};

function senderTo(address: string) {
  const smtp = readSmtpUrl(address);
  const from = readMailAddress('Trạm <no-reply@tram.example>', 'Trạm');
  if (smtp === null || from === null) throw new Error('no such server');
  return createSmtpSender({ server: smtp, from });
}

async function failure(sending: Promise<void>): Promise<MailNotTaken> {
  try {
    await sending;
  } catch (error) {
    if (error instanceof MailNotTaken) return error;
    throw error;
  }
  throw new Error('the mail was taken');
}

it('hands over plain text in UTF-8, with a Vietnamese subject and a unique id', async () => {
  server = await startMailServer();
  await senderTo(`smtp://127.0.0.1:${server.port}`).send(mail);
  expect(server.mails).toHaveLength(1);
  const [{ from, to, text, headers } = { headers: new Map<string, string>() }] = server.mails;
  expect([from, to, text?.replaceAll('\r\n', '\n').trimEnd()]).toEqual([
    'no-reply@tram.example',
    ['khach@example.com'],
    mail.text,
  ]);
  expect(Object.fromEntries(headers)).toMatchObject({
    from: 'Trạm <no-reply@tram.example>',
    to: 'khach@example.com',
    subject: mail.subject,
    date: 'Fri, 20 Nov 2026 03:00:00 +0000',
    'message-id': '<6740c1e29f0b7a4100000001@tram.example>',
    'content-type': 'text/plain; charset=utf-8',
    'auto-submitted': 'auto-generated',
  });
});

it('logs in with the name and the password of the address', async () => {
  const logins: string[] = [];
  server = await startMailServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth({ username = '', password }, _session, done) {
      logins.push(`${username} ${password}`);
      done(null, { user: username });
    },
  });
  await senderTo(`smtp://tram%40example.com:m%E1%BA%ADt@127.0.0.1:${server.port}`).send(mail);
  expect(logins).toEqual(['tram@example.com mật']);
  expect(server.mails).toHaveLength(1);
});

it.each(['a@example.com, b@example.com', 'a@example.com>\r\nRCPT TO:<b@example.com'])(
  'takes %j for one address, which no server takes',
  async (to) => {
    server = await startMailServer();
    const sending = senderTo(`smtp://127.0.0.1:${server.port}`).send({ ...mail, to });
    expect((await failure(sending)).isFinal).toBe(true);
    expect(server.mails).toEqual([]);
  },
);

it('has one subject, with any content', async () => {
  server = await startMailServer();
  const subject = 'Xin chào\r\nBcc: b@example.com';
  await senderTo(`smtp://127.0.0.1:${server.port}`).send({ ...mail, subject });
  expect(server.mails[0]?.to).toEqual(['khach@example.com']);
  expect(server.mails[0]?.headers.get('bcc')).toBeUndefined();
});

it.each([
  [550, true],
  [451, false],
])('says of %d whether a retry can help, and nothing about the mail', async (status, isFinal) => {
  server = await startMailServer();
  server.refusals.push(status);
  const error = await failure(senderTo(`smtp://127.0.0.1:${server.port}`).send(mail));
  expect(error.isFinal).toBe(isFinal);
  expect(error.message).toBe(`the mail server did not take a mail (EENVELOPE ${status})`);
  expect(error.cause).toBeUndefined();
});

it('tries again later when no server answers', async () => {
  server = await startMailServer();
  const sender = senderTo(`smtp://127.0.0.1:${server.port}`);
  await server.close();
  expect(await failure(sender.send(mail))).toMatchObject({
    isFinal: false,
    message: 'the mail server did not take a mail (ESOCKET)',
  });
  server = await startMailServer(undefined, server.port);
  await sender.send(mail);
  expect(server.mails).toHaveLength(1);
});

it('sends nothing to a server that it cannot authenticate, and retries later', async () => {
  // The package's self-signed certificate.
  server = await startMailServer({ disabledCommands: ['AUTH'] });
  for (const address of ['smtp', 'smtps'].map((kind) => `${kind}://127.0.0.1:${server.port}`)) {
    const error = await failure(senderTo(address).send(mail));
    expect(error.isFinal).toBe(false);
  }
  expect(server.mails).toEqual([]);
});

it('does not send in the clear where encryption is required', async () => {
  server = await startMailServer();
  const error = await failure(
    senderTo(`smtp://127.0.0.1:${server.port}?requireTLS=true`).send(mail),
  );
  expect([error.isFinal, server.mails]).toEqual([false, []]);
});

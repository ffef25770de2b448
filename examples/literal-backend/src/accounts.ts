/** Signing in and up, the account, and the identity verification. */
import { done, json, Refusal } from './answer.ts';
import { type Calls, type OpenCalls, textOf } from './call.ts';
import { notification } from './catalogue.ts';
import { type Account, newId, newSecret } from './store.ts';
import type { BackendContext } from './context.ts';

/** Password of the initial accounts. */
export const demoPassword = 'tram-demo-2026';

/** A stored account, of a customer without discounts unless given. */
export function newAccount(
  its: Pick<Account, 'username' | 'password' | 'fullName' | 'email' | 'phone'> & Partial<Account>,
  now: Date,
): Account {
  return {
    _id: newId(),
    role: 'USER',
    balance: 0,
    kyc: 1,
    isVerify: 0,
    documents: null,
    timeKyc: null,
    reasonFailKyc: null,
    code: null,
    discount_pc: 0,
    discount_vps: 0,
    discount_cloud: 0,
    createdAt: now,
    updatedAt: now,
    ...its,
  };
}

/** The account that the operator names. @throws Refusal 404 */
export function accountNamed(context: BackendContext, username: string): Account {
  const account = context.store.accounts.find((one) => one.username === username);
  if (account === undefined) throw new Refusal(404, 'Không tìm thấy tài khoản');
  return account;
}

export function openAccountCalls(context: BackendContext): OpenCalls {
  const { accounts, sessions } = context.store;
  return {
    'POST /auth/login': ({ body }) => {
      const username = textOf(body, 'username');
      const password = textOf(body, 'password');
      const account = accounts.find((one) => one.username === username);
      if (account === undefined || account.password !== password) {
        throw new Refusal(401, 'Sai tên đăng nhập hoặc mật khẩu');
      }
      const jwt = newSecret(40);
      sessions.set(jwt, account);
      return json({ _id: account._id, username, role: account.role, jwt });
    },
    'POST /auth/register': ({ body }) => {
      const its = {
        username: textOf(body, 'username'),
        password: textOf(body, 'password'),
        fullName: textOf(body, 'fullName'),
        email: textOf(body, 'email'),
        phone: textOf(body, 'phone'),
      };
      if (accounts.some(({ username }) => username === its.username)) {
        throw new Refusal(409, 'Tên đăng nhập đã được sử dụng');
      }
      accounts.push(newAccount(its, context.now()));
      return done('Đăng ký thành công');
    },
  };
}

export function accountCalls(context: BackendContext, origin: () => string): Calls {
  return {
    'GET /notification': () => json(notification),
    'GET /accounts/me': ({ account }) => json(toAccountDto(account, origin())),
    'GET /auth/otp': ({ account }) => {
      account.code = String(Math.floor(Math.random() * 1_000_000)).padStart(6, '0');
      context.say(`One-time code of ${account.username}: ${account.code}`);
      return done('Đã gửi mã OTP đến email của bạn');
    },
    'PATCH /accounts': async ({ account, body }) => {
      for (const name of identityTexts) textOf(body, name);
      const [front, back, portrait] = await Promise.all(
        ['front_card', 'back_card', 'portrait'].map((name) => keep(context, body[name])),
      );
      if (front === undefined || back === undefined || portrait === undefined) {
        throw new Refusal(400, 'Yêu cầu chọn ảnh tải lên');
      }
      if (account.code === null || body['otp'] !== account.code) {
        throw new Refusal(400, 'Mã OTP không đúng');
      }
      account.code = null;
      account.documents = {
        front_card: front,
        back_card: back,
        portrait,
        link_contract: keepContract(context, account),
      };
      account.isVerify = 0;
      account.reasonFailKyc = null;
      account.timeKyc = context.now();
      account.updatedAt = context.now();
      return done('Đã gửi hồ sơ');
    },
  };
}

const identityTexts = [
  'fullName',
  'dob',
  'id',
  'issueDate',
  'issuePlace',
  'address',
  'email',
  'phone',
  'signature_image',
];

/** Stores an uploaded picture; undefined where there is none. */
async function keep(context: BackendContext, value: unknown): Promise<string | undefined> {
  if (!(value instanceof File)) return undefined;
  const id = newId();
  const bytes = Buffer.from(await value.arrayBuffer());
  context.store.files.set(id, { type: value.type, bytes });
  return id;
}

function keepContract(context: BackendContext, { fullName }: Account): string {
  const id = newId();
  const bytes = Buffer.from(`Hợp đồng thuê máy của ${fullName}\n`);
  context.store.files.set(id, { type: 'text/plain; charset=utf-8', bytes });
  return id;
}

function toAccountDto(account: Account, origin: string): object {
  const { documents } = account;
  const link = (id: string | undefined) => (id === undefined ? null : `${origin}/files/${id}`);
  return {
    _id: account._id,
    username: account.username,
    fullName: account.fullName,
    email: account.email,
    isActive: true,
    phone: account.phone,
    balance: account.balance,
    imageAllowed: 0,
    kyc: account.kyc,
    isVerify: account.isVerify,
    front_card: link(documents?.front_card),
    back_card: link(documents?.back_card),
    portrait: link(documents?.portrait),
    link_contract: link(documents?.link_contract),
    otp: null,
    timeKyc: account.timeKyc,
    role: account.role,
    reasonFailKyc: account.reasonFailKyc,
    discount_pc: account.discount_pc,
    discount_vps: account.discount_vps,
    discount_cloud: account.discount_cloud,
    createdAt: account.createdAt,
    updatedAt: account.updatedAt,
  };
}

/** What is on other origins than the portal: a tiny API with exactly the CORS headers of docs/deploy.md, sockets, pictures. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** One pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const account = {
  _id: '6740c1e29f0b7a4100000001',
  username: 'khach',
  fullName: 'Đỗ Quốc Bửu',
  email: 'khach@may.example',
  isActive: true,
  phone: '0901234567',
  balance: 1_284_500,
  imageAllowed: 0,
  kyc: 1,
  isVerify: 0,
  front_card: null,
  back_card: null,
  portrait: null,
  link_contract: null,
  otp: null,
  timeKyc: null,
  role: 'USER',
  reasonFailKyc: null,
  discount_pc: 0,
  discount_vps: 0,
  discount_cloud: 0,
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
};

const gpuPackage = {
  _id: '6740c1e29f0b7a4100000002',
  name: 'MÁY-LẠ-9',
  is_available: 1,
  cpu: 'Xeon',
  gpu: 'RTX 4090',
  ram: '64GB',
  ssd: '1TB',
  os: 'Windows 11',
  box_phone: null,
  support: null,
  price_per_hour: 17_000,
  price_per_day: 200_000,
  price_per_month: 3_000_000,
  orders_end_time: [],
};

const answers: Readonly<Record<string, unknown>> = {
  'POST /api/auth/login': { _id: account._id, username: 'khach', role: 'USER', jwt: 'a-token' },
  'GET /api/notification': { status: 0, title: '', content: '' },
  'GET /api/accounts/me': account,
  'GET /api/images': { data: [], total_page: 1 },
  'GET /api/packages': [gpuPackage],
};

export interface OtherOrigin {
  readonly origin: string;
  /** `GET /api/packages`, without queries. */
  readonly asked: readonly string[];
  /** Allows a portal's origin; before, none is allowed. */
  letIn(portal: string): void;
  close(): Promise<void>;
}

/** Starts it on a free port. */
export async function startOtherOrigin(): Promise<OtherOrigin> {
  const asked: string[] = [];
  let portal: string | null = null;

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const call = `${request.method} ${pathname}`;
    asked.push(call);
    request.resume();
    if (pathname.endsWith('.png')) {
      response.writeHead(200, { 'content-type': 'image/png' }).end(picture);
      return;
    }
    if (portal !== null && request.headers.origin === portal) {
      response.setHeader('access-control-allow-origin', portal);
      response.setHeader('vary', 'Origin');
    }
    if (request.method === 'OPTIONS') {
      response.setHeader('access-control-allow-methods', 'GET, POST, PATCH, DELETE');
      response.setHeader('access-control-allow-headers', 'authorization, content-type');
      response.setHeader('access-control-max-age', '7200');
      response.writeHead(204).end();
      return;
    }
    response.setHeader('access-control-expose-headers', 'content-disposition, date, retry-after');
    const body = answers[call];
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body ?? { statusCode: 404, message: `Không có ${call}` }));
  }

  const server = createServer(answer);
  server.on('upgrade', (request, socket) => {
    asked.push(`UPGRADE ${request.headers.upgrade} ${request.url}`);
    socket.end(
      'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    asked,
    letIn(origin) {
      portal = origin;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

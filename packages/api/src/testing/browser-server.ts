import type { TestProject } from 'vitest/node';
import { type AnswerRequest, answerJson, startServer, type TestServer } from './http-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the server that browser tests talk to. */
    readonly serverOrigin: string;
  }
}

/** How the server answers, by the first part of the path; any other part gets no answer at all. */
const ways: Readonly<Record<string, AnswerRequest>> = {
  taken: (response, request) =>
    answerJson(response, 200, {
      method: request.method,
      url: request.url,
      authorization: request.headers.authorization ?? null,
      type: request.headers['content-type'] ?? null,
      hasName: request.body.includes('name="fullName"\r\n\r\nĐỗ Quốc Bửu'),
    }),
  refused: (response) =>
    answerJson(response, 413, { statusCode: 413, message: 'Ảnh tải lên quá lớn.' }),
  expired: (response) =>
    answerJson(response, 401, { statusCode: 401, message: 'Phiên đăng nhập đã hết hạn.' }),
  page: (response) =>
    response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad Gateway</h1>'),
  broken: (response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"balance": '),
  lost: (response) => response.destroy(),
};

let server: TestServer | undefined;

/** Starts the HTTP server of the browser tests, on another origin than the page. Called by vitest before them. */
export async function setup(project: TestProject): Promise<void> {
  server = await startServer((response, request) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*, authorization');
    response.setHeader('access-control-allow-methods', '*');
    response.setHeader('access-control-expose-headers', 'date');
    if (request.method === 'OPTIONS') response.writeHead(204).end();
    else ways[request.url.split('/')[1] ?? '']?.(response, request);
  });
  project.provide('serverOrigin', server.origin);
}

/** Called by vitest after them. */
export async function teardown(): Promise<void> {
  await server?.close();
}

import type { IncomingMessage } from 'node:http';
import { Refusal } from './answer.ts';

const megabyte = 1024 * 1024;
/** Three pictures of an identity form and some text. */
const most = 40 * megabyte;

/** The fields of a JSON or multipart body; none where there is no body. @throws Refusal 400, 413 */
export async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    length += bytes.length;
    if (length > most) throw new Refusal(413, 'Dữ liệu gửi lên quá lớn');
    chunks.push(bytes);
  }
  if (length === 0) return {};
  const type = request.headers['content-type'] ?? '';
  const body = new Response(Buffer.concat(chunks), { headers: { 'content-type': type } });
  try {
    if (type.startsWith('multipart/form-data')) return Object.fromEntries(await body.formData());
    const value: unknown = await body.json();
    if (typeof value === 'object' && value !== null) return { ...value };
  } catch {
    // Refused below, like everything that is no object.
  }
  throw new Refusal(400, 'Dữ liệu gửi lên không hợp lệ');
}

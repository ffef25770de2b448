import type { IncomingMessage } from 'node:http';

/** `uri-host [":" port]` (RFC 3986, section 3.2.2): a name, an IPv4 address or an IPv6 one in brackets. */
const hostAndPort = /^(?:\[[\da-f:.]+\]|[\w.~!$&'()*+,;=%-]*)(?::\d*)?$/i;

/**
 * Whether a request names one host, as every request of HTTP/1.1 has to (RFC 9112, section 3.2). One with two means another
 * host to a proxy than to us.
 */
export function namesOneHost({ headers, headersDistinct, httpVersion }: IncomingMessage): boolean {
  const { host } = headers;
  if (host === undefined) return httpVersion === '1.0';
  return headersDistinct['host']?.length === 1 && hostAndPort.test(host);
}

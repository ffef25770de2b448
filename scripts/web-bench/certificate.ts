import { execFile } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

export interface Certificate {
  readonly key: string;
  readonly cert: string;
  /**
   * The hash by which Chromium is told to trust it (`--ignore-certificate-errors-spki-list`). With all certificates trusted instead
   * it would keep nothing of the site in its cache.
   */
  readonly spki: string;
}

/** A new certificate for this computer alone. @throws where there is no openssl */
export async function makeCertificate(): Promise<Certificate> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tram-certificate-'));
  const file = (name: string) => path.join(folder, name);
  try {
    const options =
      'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost';
    await promisify(execFile)('openssl', [
      ...options.split(' '),
      '-keyout',
      file('key.pem'),
      '-out',
      file('cert.pem'),
    ]);
    const cert = await readFile(file('cert.pem'), 'utf8');
    const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
    return {
      key: await readFile(file('key.pem'), 'utf8'),
      cert,
      spki: createHash('sha256').update(publicKey).digest('base64'),
    };
  } catch (error) {
    throw new Error('A certificate for HTTP/2 is made by openssl, which failed.', { cause: error });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

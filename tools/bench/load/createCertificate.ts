import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { Failure } from '../../setup/process/Failure.mjs';

export interface Certificate {
  readonly key: Buffer;
  readonly cert: Buffer;
}

/**
 * Creates a certificate of this machine's own hosts with OpenSSL, since browsers speak HTTP/2 over TLS
 * only; it is valid for a day.
 *
 * @param folder where its two files are written
 * @throws {Failure} when there is no OpenSSL
 */
export async function createCertificate(folder: string): Promise<Certificate> {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const asked =
    '-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=localhost';
  const { failed, stderr } = await execa(
    'openssl',
    ['req', '-x509', ...asked.split(' '), '-keyout', key, '-out', cert],
    { reject: false },
  );
  if (failed)
    throw new Failure(`OpenSSL, which is needed for HTTP/2, wrote no certificate. ${stderr ?? ''}`);
  return { key: await readFile(key), cert: await readFile(cert) };
}

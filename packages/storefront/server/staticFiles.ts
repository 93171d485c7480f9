import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress';
import { getMimeType } from 'hono/utils/mime';
import { acceptedEncoding } from '../app/rendering/acceptedEncoding.ts';
import { hasEntity } from '@driveline/b2c';

/** A file that is served from memory, with its brotli form where that is smaller. */
export type StaticFile = {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly brotli?: Uint8Array<ArrayBuffer> | undefined;
  readonly type: string;
  readonly etag: string;
  /** Its address changes with its content. */
  readonly isImmutable: boolean;
};

/** Every file below a folder of the client build, by its address. */
export function readStaticFiles(
  folder: string,
  isImmutable: (path: string) => boolean,
): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  if (!existsSync(folder)) return files;
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name);
    const address = `/${relative(folder, path).split(sep).join('/')}`;
    if (address.startsWith('/.') || name.endsWith('.br') || !statSync(path).isFile()) continue;
    const compressed = existsSync(`${path}.br`) ? readFileSync(`${path}.br`) : undefined;
    files.set(address, staticFile(readFileSync(path), extname(name), isImmutable(address), compressed));
  }
  return files;
}

/** A file made from bytes; what compresses is compressed here when no compressed form is at hand. */
export function staticFile(
  content: string | Uint8Array,
  extension: string,
  isImmutable: boolean,
  compressed?: Uint8Array,
): StaticFile {
  const body = new Uint8Array(typeof content === 'string' ? Buffer.from(content) : content);
  const type = getMimeType(extension) ?? 'application/octet-stream';
  const isCompressible = COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type) && body.length > 200;
  const brotli = compressed ?? (isCompressible ? brotliCompressSync(body) : undefined);
  return {
    body,
    brotli: brotli && new Uint8Array(brotli),
    type,
    etag: `"${contentHash(body)}"`,
    isImmutable,
  };
}

/** Short hash for addresses and entity tags. */
export function contentHash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 12);
}

/** The answer to a request for a file: 304 when the browser has it. */
export function serveStatic(file: StaticFile, request: Request): Response {
  const headers = new Headers({
    'content-type': file.type,
    'cache-control': file.isImmutable
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=3600, stale-while-revalidate=86400',
    etag: file.etag,
    'x-content-type-options': 'nosniff',
  });
  // The payment frame lives in an opaque origin, and a font of another origin needs leave.
  if (file.type === 'font/woff2') headers.set('access-control-allow-origin', '*');
  if (file.brotli) headers.set('vary', 'Accept-Encoding');
  if (hasEntity(request, file.etag)) return new Response(null, { status: 304, headers });
  const usesBrotli = file.brotli && acceptedEncoding(request.headers.get('accept-encoding'), ['br']);
  const body = usesBrotli && file.brotli ? file.brotli : file.body;
  if (usesBrotli) headers.set('content-encoding', 'br');
  headers.set('content-length', String(body.length));
  return new Response(request.method === 'HEAD' ? null : body, { headers });
}

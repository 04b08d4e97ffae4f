import { createHash } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, constants, gzipSync } from 'node:zlib';
import { type Engine, type OpenOptions, open } from '#engine/runtime.ts';
import { once } from '#product/once.ts';
import type { ProductRelease } from '#product/release.ts';
import type { PreparedAnswer } from '#server/http/serve-prepared.ts';
import { canonicalJson } from './canonical-json.ts';

/** A release as it is sent and kept: in its envelope. */
export function releaseEnvelope(product: ProductRelease): Buffer {
  return Buffer.from(`{"code":0,"result":${JSON.stringify(product)},"description":""}`);
}

/** The hash a release is known by: of its catalogue and of all that the browser loads. */
export function hashOfRelease(catalogueHash: string, product: ProductRelease): string {
  return createHash('sha256').update(catalogueHash).update(canonicalJson(product)).digest('hex').slice(0, 32);
}

/** Bytes as they are kept and sent to browsers. */
export function packBytes(plain: Uint8Array): Buffer {
  return brotliCompressSync(plain, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
  });
}

/** What was packed. */
export function unpackBytes(packed: Buffer): Buffer {
  return brotliDecompressSync(packed);
}

/** What was packed, in the encodings a client may accept; few clients want it otherwise than packed, so it is held as it is. */
export function preparePacked(packed: Buffer): PreparedAnswer {
  const gzip = once(() => gzipSync(unpackBytes(packed), { level: 9 }));
  return {
    get plain() {
      return unpackBytes(packed);
    },
    br: packed,
    get gzip() {
      return gzip();
    },
  };
}

/** A compiled engine; undefined where this version of the program does not read it, since its format may be an older one. */
export function openCompiled(engine: Uint8Array, options?: OpenOptions): Engine | undefined {
  try {
    return open(engine, options);
  } catch {
    return undefined;
  }
}

/** The release in its kept envelope. */
export function readEnvelope(plain: Buffer): ProductRelease {
  const { result }: { result: ProductRelease } = JSON.parse(plain.toString('utf8'));
  return result;
}

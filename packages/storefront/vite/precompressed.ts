import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(js|css|svg|json|txt)$/;

/** Writes a `.br` file beside every text asset of the client build: compressed once, at the best quality. */
export function precompressed(): Plugin {
  return {
    name: 'driveline:precompressed',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async writeBundle({ dir }) {
      if (!dir) return;
      const files = await readdir(dir, { recursive: true });
      for (const file of files.filter((name) => COMPRESSIBLE.test(name))) {
        const body = await readFile(join(dir, file));
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        };
        await writeFile(join(dir, `${file}.br`), brotliCompressSync(body, { params }));
      }
    },
  };
}

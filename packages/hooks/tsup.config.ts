import { defineConfig } from 'tsup';
import manifest from './package.json' with { type: 'json' };

/** One file for each entry point of the manifest. */
const entry = Object.values(manifest.exports).flatMap((at) =>
  typeof at === 'string' ? [] : [at['@driveline/source']],
);

export default defineConfig({
  entry,
  format: ['esm'],
  target: 'es2023',
  // By the compiler, file by file: bundled they need 4 GB of memory.
  dts: false,
  sourcemap: true,
  clean: true,
});

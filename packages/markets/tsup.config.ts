import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts', 'src/us.ts', 'src/mx.ts', 'src/br.ts'],
  format: ['esm'],
  target: 'es2023',
  dts: true,
  sourcemap: true,
  clean: true,
});

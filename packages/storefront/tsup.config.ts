import { defineConfig } from 'tsup';

// What Node loads. Pages stay sources: the Vite of a shop compiles them with its own parts.
export default defineConfig({
  entry: {
    index: 'src/index.ts',
    cli: 'cli/main.ts',
    preset: 'vite/preset.ts',
    routes: 'src/shopRoutes.ts',
    vite: 'vite/index.ts',
  },
  format: ['esm'],
  target: 'es2023',
  platform: 'node',
  // By the compiler, file by file.
  dts: false,
  sourcemap: true,
  clean: true,
});

import { globSync } from 'node:fs';
import { relative } from 'node:path';
import { defineConfig } from 'tsup';
import manifest from './package.json' with { type: 'json' };
import { builtName, vanillaStyles } from './vanillaStyles.ts';

const modules = globSync('src/**/*.{ts,tsx}').filter(
  (file) => !/\.(?:test|stories|guide)\.tsx?$|\/fixtures\//.test(file),
);

/** The source behind each address that the manifest opens. */
const doors = Object.values(manifest.exports)
  .filter((target) => typeof target === 'object')
  .map((target) => target['@driveline/source']);

const named = (files: string[]) =>
  Object.fromEntries(files.map((file) => [builtName(relative('src', file)), file]));

export default defineConfig({
  entry: named(modules),
  format: 'esm',
  target: 'es2023',
  platform: 'browser',
  splitting: false,
  // Its list of some hundred entries would bury a warning.
  silent: true,
  clean: true,
  dts: { entry: named(doors) },
  esbuildOptions: (options) => {
    options.jsx = 'automatic';
  },
  esbuildPlugins: [vanillaStyles()],
});

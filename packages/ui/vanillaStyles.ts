import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { compile, processVanillaFile } from '@vanilla-extract/integration';
import type { Plugin } from 'esbuild';

const source = resolve('src');
const output = resolve('dist');

/** `a/B.css.ts` is built to `a/B-css.js`: a name ending in `.css.js` would be compiled again by consumers. */
export function builtName(file: string): string {
  return file.replace(/\.css\.ts$/, '-css').replace(/\.tsx?$/, '');
}

/**
 * Builds each module to one of its own. A style module becomes a script with class names that imports a real
 * stylesheet, so that a consumer's bundle holds the styles of what it uses and no more.
 */
export function vanillaStyles(): Plugin {
  return {
    name: 'vanilla-styles',
    setup(build) {
      build.onResolve({ filter: /^\.{1,2}\// }, ({ path, kind }) =>
        kind === 'entry-point'
          ? undefined
          : { path: /\.tsx?$/.test(path) ? `${builtName(path)}.js` : path, external: true },
      );
      build.onLoad({ filter: /\.css\.ts$/ }, async ({ path }) => ({
        contents: await stylesOf(path),
        loader: 'js',
      }));
    },
  };
}

async function stylesOf(path: string): Promise<string> {
  const { source: compiled } = await compile({ filePath: path, identOption: 'short' });
  return processVanillaFile({
    source: compiled,
    filePath: path,
    identOption: 'short',
    serializeVirtualCssPath: async ({ fileScope, source: css }) => {
      const file = resolve(fileScope.filePath);
      const sheet = join(output, relative(source, file).replace(/\.ts$/, ''));
      if (file === path) await write(sheet, css);
      const from = dirname(join(output, relative(source, path)));
      const address = relative(from, sheet);
      return `import '${address.startsWith('.') ? address : `./${address}`}';`;
    },
  });
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { blocksOf, FENCE } from '../lib/codeBlocks.mjs';
import { at, root } from '../lib/paths.mjs';

/** Every text that somebody follows: README and CONTRIBUTING, guides, also those in Storybook, READMEs of packages, apps and examples. */
export const guideFiles = () =>
  execFileSync('git', ['ls-files', '*.md', '*.mdx'], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n')
    .filter((file) =>
      /^(?:README|CONTRIBUTING|docs\/[\w-]+|(?:.+\/)README)\.md$|\/guides\/\w+\.mdx$/.test(file),
    );

export const guides = () =>
  guideFiles().map((file) => {
    const text = readFileSync(at(file), 'utf8');
    return { file, text, prose: text.replaceAll(FENCE, ''), blocks: blocksOf(text) };
  });

/** Lines of a shell block, without comments, output and the `\` of a long command. */
export const commandsOf = (code) =>
  code
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .map((line) => line.replace(/\s+# .*$/, '').trim())
    .filter((line) => line && !line.startsWith('#'));

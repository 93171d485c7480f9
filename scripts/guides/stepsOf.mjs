import { commandsOf } from './guides.mjs';

/** Of a command that goes on until it is ended. */
const SERVES = /^(?:[A-Z_]+=\S+ )*(?:npm (?:start|run dev)|npx driveline (?:dev|start))\b/;
const PATH = /^(?:\/\/|#) ([\w./-]+\.\w+)\b/;

/** @returns {boolean} whether a guide has commands that are followed */
export const isFollowed = (blocks) =>
  blocks.some(({ kind, flags }) => kind === 'sh' && flags.includes('run'));

/** Commands that are neither followed nor said to be left, and why. */
export const unmarked = (blocks) =>
  blocks.filter(({ kind, flags, reason }) => kind === 'sh' && flags.includes('run') === Boolean(reason));

const linesOf = (code) =>
  code
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

function stepsOfBlock({ kind, flags, of, writes, page, status, code, line }) {
  if (kind === 'sh' && flags.includes('run'))
    return commandsOf(code).map((command) => {
      const [, folder] = /^cd (\S+)$/.exec(command) ?? [];
      if (folder) return { does: 'enter', folder, line };
      if (SERVES.test(command)) return { does: 'serve', command, line };
      return { does: flags.includes('fails') ? 'fail' : 'run', command, line };
    });
  if (kind === 'diff') return [{ does: 'patch', code, line }];
  if (page) return [{ does: 'see', page, status, words: linesOf(code), line }];
  if (kind === 'text' && flags.includes('output')) return [{ does: 'hear', words: linesOf(code), line }];
  if (writes) return [{ does: 'write', path: writes, code, line }];
  const [, path] = PATH.exec(code) ?? [];
  return path && !of && ['ts', 'tsx'].includes(kind) ? [{ does: 'write', path, code, line }] : [];
}

/**
 * What a reader of a guide does, in its order: enters a folder, writes a file, changes some, runs a command or sees it fail, serves a shop, hears
 * what a command says and sees what a page shows.
 * @param {ReturnType<import('../lib/codeBlocks.mjs').blocksOf>} blocks
 */
export const stepsOf = (blocks) => blocks.flatMap(stepsOfBlock);

/** Whether a guide begins in an empty folder; the others begin in that of a new shop. */
export const makesShop = (steps) =>
  steps.some(({ command = '' }) => command.startsWith('npm create @driveline/shop'));

const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'", nbsp: ' ' };

/** What a page shows, of its HTML: texts in a row, without the scripts, the sheets and React's marks between two texts. */
export const shownIn = (html) =>
  html
    .replaceAll(/<(script|style|template)\b[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&([#\w]+);/g, (whole, name) => ENTITIES[name] ?? whole)
    .replaceAll(/\s+/g, ' ');

/** @returns {string[]} the words that are not there; white space is folded */
export const lacking = (words, text) => {
  const whole = text.replaceAll(/\s+/g, ' ');
  return words.filter((line) => !whole.includes(line.replaceAll(/\s+/g, ' ')));
};

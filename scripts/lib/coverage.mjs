// What of the product ran while a test that claims a requirement ran. Pages note names; journeys note places in the
// client's chunks, which the source maps of that build lead back to sources.
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { at, root } from './paths.mjs';
import { checkoutHash } from './sources.mjs';

const folder = at('node_modules', '.cache', 'driveline', 'claims', 'coverage');
const kept = join(folder, 'kept.json');
/** What tests note under `CLAIMS_COVERAGE`, a line each. */
const notesFolder = join(folder, 'notes');

const PRODUCT =
  /^(packages\/(hooks|ui|api|validation|markets)\/src|packages\/storefront\/(app|server|src)|apps\/b2c\/(src|seed))\//;
const BESIDE = /\.(test|stories|guide)\.tsx?$|ForTest\.|\/(test|testing|fixtures|conformance)\//;

/** @param file from the repository's root */
export const isProduct = (file) => PRODUCT.test(file) && !BESIDE.test(file);

/**
 * The named functions of the product among what V8 counted. Those without a name are left out: that what is compiled
 * for tests hands on an export runs one, whatever the export is.
 * @returns {string[]} `file function`
 */
export const codeOfV8 = (scripts) =>
  scripts.flatMap(({ url, functions }) => {
    const file = relative(root, url.replace(/^file:\/\//, '').replace(/[?#].*$/, ''));
    if (!isProduct(file)) return [];
    return functions
      .filter(({ functionName, ranges }) => functionName && ranges[0].count > 0)
      .map(({ functionName }) => `${file} ${functionName}`);
  });

/** @returns {[string, number[]][]} the shop's chunks among what a browser counted, with where their functions start that ran */
export const chunksOfBrowser = (entries) =>
  entries
    .filter(({ url }) => /^\/assets\/.+\.js$/.test(URL.parse(url)?.pathname ?? ''))
    .map(({ url, functions }) => [
      new URL(url).pathname,
      // At 0 starts the module itself.
      functions
        .filter(({ ranges: [{ startOffset, count }] }) => startOffset > 0 && count > 0)
        .map(({ ranges }) => ranges[0].startOffset),
    ]);

const DECLARED =
  /^(?:export )?(?:default )?(?:async )?function\*? ?([\w$]+)|^(?:async |get |set )?([\w$]+)\((?!.*=>)/;
const ASSIGNED = /([\w$]+)(?::[^=]+)? ?[=:] ?(?:async )?$/;

/** The name that a function has where it is written. */
function nameAt(line, column) {
  const [, ...names] = DECLARED.exec(line.slice(column)) ?? ASSIGNED.exec(line.slice(0, column)) ?? [];
  return names.find(Boolean) ?? '';
}

/** @returns {(offset: number) => string | undefined} `file function` of the product that a chunk has there */
export function codeOfChunk(text, map, mapFolder) {
  const sourceMap = new SourceMap(map);
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const lines = new Map(map.sources.map((source, index) => [source, map.sourcesContent[index]?.split('\n')]));
  return (offset) => {
    const row = starts.findLastIndex((start) => start <= offset);
    const { originalSource, originalLine, originalColumn } = sourceMap.findEntry(row, offset - starts[row]);
    if (originalSource === undefined) return undefined;
    const file = relative(root, join(mapFolder, originalSource));
    const line = lines.get(originalSource)?.[originalLine] ?? '';
    return isProduct(file) ? `${file} ${nameAt(line, originalColumn)}`.trimEnd() : undefined;
  };
}

/**
 * @typedef {object} Note a test that passed
 * @property {'page' | 'journey'} kind
 * @property {string[]} ids what its title claims
 * @property {string} title
 * @property {string} file
 * @property {string[]} [code] `file function`, of a page
 * @property {[string, number[]][]} [chunks] of a journey
 */

/** @param {Note} note */
export function noteCode(note) {
  mkdirSync(notesFolder, { recursive: true });
  const own = { ...note, file: relative(root, note.file) };
  appendFileSync(join(notesFolder, `${process.pid}.jsonl`), `${JSON.stringify(own)}\n`);
}

export const forgetNotes = () => rmSync(notesFolder, { recursive: true, force: true });

/** Of a file that is made without sources, as the list of routes is. */
const NONE = () => undefined;

/** @returns {Note[]} what was noted, journeys with their `code`, too */
export function readNotes(client = at('apps', 'storefront', 'build', 'client')) {
  const chunks = new Map();
  const read = (path) => {
    const file = join(client, path);
    if (!existsSync(`${file}.map`)) return NONE;
    const map = JSON.parse(readFileSync(`${file}.map`, 'utf8'));
    return codeOfChunk(readFileSync(file, 'utf8'), map, dirname(file));
  };
  const codeIn = ([path, offsets]) => {
    if (!chunks.has(path)) chunks.set(path, read(path));
    return offsets.map(chunks.get(path)).filter((one) => one !== undefined);
  };
  const texts = existsSync(notesFolder) ? readdirSync(notesFolder) : [];
  const notes = texts
    .flatMap((name) => readFileSync(join(notesFolder, name), 'utf8').trim().split('\n'))
    .map((line) => JSON.parse(line))
    .map((note) => ({ ...note, code: [...new Set(note.code ?? note.chunks.flatMap(codeIn))] }));
  if (chunks.size > 0 && [...chunks.values()].every((one) => one === NONE))
    throw new Error('No chunk has a source map: the shop was built again while its journeys ran. Try again.');
  return notes;
}

/**
 * Each requirement with what ran for it. A journey to which no script came (it has none, or a browser of its own) ran
 * code of only the server, which is not counted: `unseen`.
 * @param {Note[]} notes
 * @returns {{ id: string, state: 'with' | 'without' | 'unseen', code: string[], tests: string[] }[]}
 */
export function codeByRequirement(notes) {
  const ids = [...new Set(notes.flatMap((note) => note.ids))].sort();
  return ids.map((id) => {
    const own = notes.filter((note) => note.ids.includes(id));
    const code = [...new Set(own.flatMap((note) => note.code))].sort();
    const isUnseen = own.every(({ kind, chunks }) => kind === 'journey' && chunks.length === 0);
    const state = code.length > 0 ? 'with' : isUnseen ? 'unseen' : 'without';
    return { id, state, code, tests: own.map(({ file, title }) => `${file}: ${title}`) };
  });
}

/** Keeps what a whole run has shown; of what it could not see, nothing. @param checkout the hash that it started with */
export function keepCoverage(checkout, requirements) {
  if (checkoutHash() !== checkout) return false;
  const code = [...new Set(requirements.flatMap((one) => one.code))];
  const indices = new Map(code.map((one, index) => [one, index]));
  const seen = requirements.filter(({ state }) => state !== 'unseen');
  const ids = Object.fromEntries(seen.map((one) => [one.id, one.code.map((it) => indices.get(it))]));
  mkdirSync(folder, { recursive: true });
  writeFileSync(kept, JSON.stringify({ checkout, code, ids }));
  return true;
}

/** @returns {Record<string, string[]> | undefined} the files that ran for each requirement, what few others run first */
export function keptFiles() {
  const run = existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : {};
  return run.checkout === checkoutHash() ? filesOf(run) : undefined;
}

/** @internal */
export function filesOf({ code, ids }) {
  const entries = Object.entries(ids).map(([id, own]) => [
    id,
    [...new Set(own.map((index) => code[index].split(' ')[0]))],
  ]);
  const uses = Map.groupBy(
    entries.flatMap(([, files]) => files),
    (file) => file,
  );
  const byUses = (a, b) => uses.get(a).length - uses.get(b).length || (a < b ? -1 : 1);
  return Object.fromEntries(entries.map(([id, files]) => [id, files.sort(byUses)]));
}

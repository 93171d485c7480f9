// A test that names a requirement in its title claims it. What ran, and how it ended, is kept by whatever ran it.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { at } from './paths.mjs';
import { checkoutHash } from './sources.mjs';

const folder = at('node_modules', '.cache', 'driveline', 'claims');
const requirements = at('docs', 'requirements');

const IN_TITLE = /\[\s*([A-Z][A-Z0-9]*-\d{3}(?:\s*[,;]\s*[A-Z][A-Z0-9]*-\d{3})*)\s*\]/g;
const LISTED = /^- \*{0,2}([A-Z][A-Z0-9]*-\d{3})\*{0,2}:? (.+?)(?: _([a-z]+(?:, [a-z]+)*)_)?$/;
const LINE = /^\| (\d+) +\| (.*?) +\| (.*?) +\|$/;

/** Where a user of the product meets what a test looks at, by the folder of the test; elsewhere it is a package's export. */
const SURFACES = [
  [/^e2e\//, 'journey'],
  [/^packages\/storefront\//, 'page'],
  [/^apps\/storybook\/|\.stories\.tsx$/, 'story'],
  [/^apps\/b2c\//, 'server'],
];

/** The surface of a test. @param file from the repository's root */
export const surfaceOf = (file) => SURFACES.find(([pattern]) => pattern.test(file))?.[1] ?? 'package';

/** The surfaces of some tests as docs/requirements/ writes them: the nearest to a shopper first. */
export function surfacesOf(files) {
  const found = new Set(files.map(surfaceOf));
  return [...SURFACES.map(([, name]) => name), 'package'].filter((name) => found.has(name)).join(', ');
}

/** @returns {string[]} the requirements that a test's title names, each once */
export const idsIn = (title) => [
  ...new Set([...title.matchAll(IN_TITLE)].flatMap(([, ids]) => ids.split(/\s*[,;]\s*/))),
];

/**
 * @typedef {object} Claim a test that names requirements, as it ended
 * @property {string[]} ids
 * @property {string} title
 * @property {string} file from the repository's root
 * @property {'passed' | 'flaky' | 'failed' | 'skipped'} state `flaky` failed first and passed when tried again
 * @property {'journey' | 'page' | 'story' | 'server' | 'package'} kind its surface
 * @property {string} [market] of a journey
 */

/**
 * Starts a whole run of one part.
 * @returns {(claims: Claim[]) => void} keeps what it has shown in place of what the last one did, unless somebody
 *   edited what it was testing meanwhile
 */
export function startClaims(part) {
  const checkout = checkoutHash();
  return (claims) => {
    if (checkoutHash() !== checkout) return;
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${part}.json`), JSON.stringify({ checkout, claims }));
  };
}

/** @returns {{ parts: string[], claims: Claim[] }} what whole runs have shown of the code and the tests as they are */
export function keptClaims() {
  let names = [];
  try {
    names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
  const checkout = checkoutHash();
  const runs = names
    .map((name) => ({
      part: name.replace(/\.json$/, ''),
      ...JSON.parse(readFileSync(join(folder, name), 'utf8')),
    }))
    .filter((run) => run.checkout === checkout);
  return { parts: runs.map(({ part }) => part).sort(), claims: runs.flatMap(({ claims }) => claims) };
}

/** @returns {{ id: string, area: string, text: string, surfaces: string, place: string }[]} what docs/requirements/ lists */
export const listedRequirements = () =>
  readdirSync(requirements)
    .filter((name) => name.endsWith('.md'))
    .flatMap((name) => {
      const lines = readFileSync(join(requirements, name), 'utf8').split('\n');
      const area = lines[0].replace(/^# /, '');
      return lines.flatMap((line, index) => {
        const [, id, text, surfaces = ''] = LISTED.exec(line) ?? [];
        return id ? [{ id, area, text, surfaces, place: `docs/requirements/${name}:${index + 1}` }] : [];
      });
    });

/** `CART-001 to CART-003, API-066` as single ids. */
export function idsOfRange(text) {
  return text.split(/,\s*/).flatMap((part) => {
    const [from, to = from] = part.trim().split(' to ');
    const prefix = from.slice(0, -3);
    const first = Number(from.slice(-3));
    return Array.from(
      { length: Number(to.slice(-3)) - first + 1 },
      (_, index) => `${prefix}${String(first + index).padStart(3, '0')}`,
    );
  });
}

/** @returns {{ section: string, line: number, subject: string, ids: string[] }[]} the specification, line by line */
export function specificationLines() {
  let section = '';
  return readFileSync(join(requirements, 'lines.md'), 'utf8')
    .split('\n')
    .flatMap((text) => {
      if (text.startsWith('## ')) section = text.slice(3);
      const [, line, subject, ids] = LINE.exec(text) ?? [];
      return line ? [{ section, line: Number(line), subject, ids: idsOfRange(ids) }] : [];
    });
}

/** Each surface with how many tests of it passed for a requirement, and the markets whose journeys did. */
export function proofOf(id, claims) {
  const passed = claims.filter(({ ids, state }) => state === 'passed' && ids.includes(id));
  const count = (kind) => passed.filter((claim) => claim.kind === kind).length;
  const journeys = passed.filter(({ kind }) => kind === 'journey');
  return {
    journeys: journeys.length,
    markets: [...new Set(journeys.map(({ market }) => market))].sort(),
    pages: count('page'),
    stories: count('story'),
    server: count('server'),
    packages: count('package'),
    flaky: claims.filter(({ ids, state }) => state === 'flaky' && ids.includes(id)).length,
    failed: claims.filter(({ ids, state }) => state === 'failed' && ids.includes(id)).length,
  };
}

// What each package exports, as text, and what a shop names besides: slots, sections, routes and words. The report that a package keeps is that of its last release: an export that
// differs from it needs a changeset, or the build fails.
//   node scripts/apiReports.mjs [api ui …]  compares all, or some
//   node scripts/apiReports.mjs --release   keeps the present exports, as a release does
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import ts from 'typescript';
import { at } from './lib/paths.mjs';
import { publishedPackages } from './lib/publishedPackages.mjs';
import { print } from './lib/print.mjs';
import { shopNames, untoldNames } from './lib/shopNames.mjs';

const REPORT = 'api-report.txt';
/** Longer types are kept as a hash: a change shows, and nobody reads forty lines of a schema. */
const MOST_TEXT = 300;
const FORMAT =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.InTypeAlias |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.OmitParameterModifiers;

const shortened = (text) =>
  text.length <= MOST_TEXT
    ? text
    : `${text.slice(0, 60)}… ${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;

/** Without the paths of files, and the numbers that the compiler gives to symbols, which follow from what it read before. */
const stable = (text) =>
  text.replaceAll(/import\("[^"]+"\)\./g, '').replaceAll(/__@(\w+)@\d+/g, '[Symbol.$1]');

const options = () => {
  const { config } = ts.readConfigFile(at('tsconfig.base.json'), ts.sys.readFile);
  const { options: base } = ts.parseJsonConfigFileContent(config, ts.sys, at('.'));
  return { ...base, jsx: ts.JsxEmit.ReactJSX, lib: undefined, types: ['node'] };
};

/** Entry points of a manifest with their sources. */
const entriesOf = ({ folder, manifest }) =>
  Object.entries(manifest.exports).flatMap(([entry, where]) => {
    const source = typeof where === 'object' ? where['@driveline/source'] : undefined;
    return source && /\.tsx?$/.test(source) && !source.includes('*') && !source.endsWith('.css.ts')
      ? [{ entry, file: at(folder, source) }]
      : [];
  });

function membersOf(checker, symbol) {
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  const text = (of) => checker.typeToString(of, undefined, FORMAT);
  if (type.isUnion()) return type.types.map(text).sort().join(' | ');
  const members = type.flags & ts.TypeFlags.Object ? checker.getPropertiesOfType(type) : [];
  if (members.length === 0) return text(type);
  const lines = members.map((member) => {
    const mark = member.flags & ts.SymbolFlags.Optional ? '?' : '';
    return `${member.name}${mark}: ${text(checker.getTypeOfSymbol(member))}`;
  });
  return `{ ${lines.sort().join('; ')} }`;
}

function describe(checker, exported) {
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  const kind =
    symbol.flags & ts.SymbolFlags.Class
      ? 'class'
      : symbol.flags & ts.SymbolFlags.Function
        ? 'function'
        : symbol.flags & ts.SymbolFlags.Value
          ? 'const'
          : 'type';
  const of =
    kind === 'type' || kind === 'class'
      ? membersOf(checker, symbol)
      : checker.typeToString(checker.getTypeOfSymbol(symbol), undefined, FORMAT);
  return `${kind} ${exported.name}: ${shortened(stable(of))}`;
}

/** @returns {string[]} one line for each export, by entry point */
function reportOf(entry) {
  const entries = entriesOf(entry);
  const program = ts.createProgram(
    entries.map(({ file }) => file),
    options(),
  );
  const checker = program.getTypeChecker();
  const textOf = (type) => shortened(stable(checker.typeToString(type, undefined, FORMAT)));
  const named = entry.folder === 'packages/storefront' ? shopNames(program, textOf) : [];
  const exported = entries.flatMap(({ entry: name, file }) => {
    const module = checker.getSymbolAtLocation(program.getSourceFile(file));
    const exports = module ? checker.getExportsOfModule(module) : [];
    return exports.map((one) => `${name} ${describe(checker, one)}`).sort();
  });
  return [...exported, ...named];
}

/** Packages that a waiting changeset names. */
function namedByChangesets() {
  const files = readdirSync(at('.changeset')).filter((name) => name.endsWith('.md') && name !== 'README.md');
  const heads = files.map((name) => readFileSync(at('.changeset', name), 'utf8').split('---')[1] ?? '');
  return new Set(
    heads.flatMap((head) => [...head.matchAll(/'(@driveline\/[\w-]+)'/g)].map(([, name]) => name)),
  );
}

const isRelease = process.argv.includes('--release');
const chosen = process.argv.slice(2).filter((word) => !word.startsWith('--'));
/** A command exports nothing. */
const isChosen = ({ folder, manifest }) =>
  manifest.exports && (chosen.length === 0 || chosen.includes(folder.split('/')[1]));
const named = namedByChangesets();
const results = { passed: 0, failed: 0 };
for (const entry of publishedPackages().filter(isChosen)) {
  const { folder, manifest } = entry;
  const path = at(folder, REPORT);
  const present = reportOf(entry);
  if (isRelease) {
    writeFileSync(path, `${present.join('\n')}\n`);
    continue;
  }
  const kept = existsSync(path) ? readFileSync(path, 'utf8').trimEnd().split('\n') : [];
  const gone = kept.filter((line) => !present.includes(line));
  const added = present.filter((line) => !kept.includes(line));
  const changed = gone.length + added.length;
  const untold = untoldNames(gone, present);
  const isGood = (changed === 0 || named.has(manifest.name)) && untold.length === 0;
  print(
    `${manifest.name}: ${present.length} lines, ${changed} differ from the last release${isGood ? '' : ', and NO CHANGESET or FORMER says so'}`,
  );
  for (const name of untold)
    console.log(
      `${name} is gone: add it to packages/storefront/src/former.ts with its successor, or with null.`,
    );
  if (!isGood)
    for (const line of [...gone.map((one) => `- ${one}`), ...added.map((one) => `+ ${one}`)])
      console.log(line);
  results[isGood ? 'passed' : 'failed'] += 1;
}
if (!isRelease) console.log(`${results.passed} passed, ${results.failed} failed`);
process.exitCode = results.failed === 0 ? 0 : 1;

import { readFileSync } from 'node:fs';
import { FORMER } from '../../packages/storefront/src/former.ts';
import { pages } from '../../packages/storefront/src/routeTable.ts';
import { sectionLists, slotNames } from '../../packages/storefront/src/slots.ts';
import { at } from './paths.mjs';

const SLOTS = at('packages', 'storefront', 'src', 'slots.ts');

/** Names in braces: what a message is given. */
const argumentsOf = (message) =>
  [...new Set([...message.matchAll(/\{(\w+)/g)].map(([, name]) => name))].sort();

/**
 * What a shop names beside exports: slots with their props, sections, routes with their paths, words with their arguments. A line each.
 * @param {import('typescript').Program} program that has read the package
 * @param {(type: import('typescript').Type) => string} textOf a type
 */
export function shopNames(program, textOf) {
  const checker = program.getTypeChecker();
  const module = checker.getSymbolAtLocation(program.getSourceFile(SLOTS));
  const parts = checker.getDeclaredTypeOfSymbol(
    checker.getExportsOfModule(module).find(({ name }) => name === 'PartSlots'),
  );
  const isOurs = (symbol) =>
    (symbol.declarations ?? []).some((it) => !it.getSourceFile().fileName.includes('/node_modules/'));
  const propsOf = (name) => {
    const slot = parts.getProperty(name);
    const props = slot ? checker.getPropertiesOfType(checker.getTypeOfSymbol(slot)).filter(isOurs) : [];
    return props.map((prop) => `slot ${name}.${prop.name}: ${textOf(checker.getTypeOfSymbol(prop))}`).sort();
  };
  const words = JSON.parse(readFileSync(at('packages', 'storefront', 'messages', 'en-US.json'), 'utf8'));
  return [
    ...slotNames.flatMap((name) => [`slot ${name}`, ...propsOf(name)]),
    ...Object.entries(sectionLists).flatMap(([list, ids]) => ids.map((id) => `section ${list}.${id}`)),
    ...Object.entries(pages).map(([id, [path]]) => `route ${id}: /${path}`),
    ...Object.entries(words).map(([id, message]) => [`word ${id}`, ...argumentsOf(message)].join(' ')),
  ];
}

const KINDS = { slot: 'slots', section: 'sections', route: 'routes', word: 'words' };

/**
 * Names that were there in the last release and are not now, without a line that tells their successor.
 * @param {string[]} gone lines of the last report
 * @param {string[]} present lines of this one
 * @returns {string[]}
 */
export function untoldNames(gone, present, former = FORMER) {
  const nameIn = (line) => /^(slot|section|route|word) ([\w.]+)/.exec(line)?.slice(1) ?? [];
  const known = new Set(present.map((line) => nameIn(line).join(' ')));
  return gone.flatMap((line) => {
    const [kind, name] = nameIn(line);
    if (!kind || known.has(`${kind} ${name}`)) return [];
    const prop = kind === 'slot' && name.split('.').length > 2;
    return Object.hasOwn(former[prop ? 'props' : KINDS[kind]], name)
      ? []
      : [`${prop ? 'prop' : kind} ${name}`];
  });
}

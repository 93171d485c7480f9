import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { at } from './paths.mjs';

const between = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

/** What English, Spanish and Portuguese are written with. */
const OWN = `${between(0x20, 0x7e)}\u00a0¡¿ªº°²½·×±®©™–—‘’“”…•−\u2011ÁÀÂÃÇÈÉÊÍÑÒÓÔÕÚÜáàâãçèéêíñòóôõúü`;

/** The other letters of Western Europe: a file of its own, which comes to a page that has one of them. */
const FURTHER = [...`${between(0xc0, 0xff)}ŒœŠšŽžŸ`].filter((sign) => !`${OWN}÷`.includes(sign)).join('');

const capitals = (text) => [...text].filter((sign) => sign === sign.toUpperCase() || sign === 'ß').join('');

const fonts = [
  { source: '@fontsource-variable/archivo', name: 'archivo-latin-wght-normal' },
  { source: '@fontsource-variable/figtree', name: 'figtree-latin-wght-normal' },
  // Headings, which are in capitals.
  { source: '@fontsource/barlow-condensed', name: 'barlow-condensed-latin-700-normal', pick: capitals },
];

/** All weights, as glyphs between them are drawn alike with and without the others. Small capitals and old figures go. */
const options = { targetFormat: 'woff2', noHinting: true, keepFeatures: ['kern', 'liga', 'rvrn', 'tnum'] };

/**
 * The fonts that the themes bring, made from those that Fontsource publishes.
 * @returns {Promise<{ file: string, bytes: Buffer }[]>}
 */
export async function fontSubsets() {
  const made = [];
  for (const { source, name, pick = (text) => text } of fonts) {
    const font = readFileSync(at('node_modules', ...source.split('/'), 'files', `${name}.woff2`));
    const subset = (text) => subsetFont(font, pick(text), options);
    made.push({ file: `${name}.woff2`, bytes: await subset(OWN) });
    made.push({ file: name.replace(/-latin.*/, '-further.woff2'), bytes: await subset(FURTHER) });
  }
  return made;
}

/** `unicode-range` of the further files, as the themes state it: short, as it comes with every page. */
export function furtherRange() {
  const codes = [...FURTHER].map((sign) => sign.codePointAt(0)).sort((a, b) => a - b);
  const spans = [];
  for (const code of codes) {
    const last = spans.at(-1);
    // Beyond Latin-1 the first files have no letters, so that gaps do no harm.
    if (last && (code === last[1] + 1 || code > 0xff)) last[1] = code;
    else spans.push([code, code]);
  }
  const hex = (code) => code.toString(16).toUpperCase();
  return spans.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(',');
}

import { markets as shipped } from '@driveline/markets';
import { themeFile } from '@driveline/ui/tokens';
import { brandFile, logoFile } from './template/brand.js';
import { DEFAULT_DECISIONS } from './template/decisions.js';
import { projectFiles } from './template/project.js';

const ICON = { width: 32, height: 32 };

/** `my-shop` as people read it: 'My Shop'. */
export const titleOf = (id) =>
  id.replace(/(^|-)([a-z])/g, (_, gap, letter) => (gap ? ' ' : '') + letter.toUpperCase());

/**
 * The files of a shop of one brand. Reads and writes nothing, so that it also runs in a browser.
 * @param {import('./shopFiles.d.ts').ShopFilesOptions} options
 * @returns {Record<string, string>} texts by path below the shop's folder, with `/` between folders
 * @throws {RangeError} an option that no shop can have; the message names it
 */
export function shopFiles({ id, name = titleOf(id), markets = ['us'], decisions, phones = {}, logo }) {
  checkId(id);
  checkName(name);
  const records = recordsOf(markets);
  checkPhones(phones, markets);
  if (logo !== undefined && !/<svg[\s>]/.test(logo))
    throw new RangeError('`logo` is no SVG. Give the text of an SVG file.');
  const brand = `brands/${id}`;
  const shapes = Object.fromEntries(records.map((market) => [market.logo.variant, market.logo.desktop]));
  const allPhones = Object.fromEntries(
    records.map(({ code, phone }) => [code, phones[code] ?? phone.example]),
  );
  return {
    ...projectFiles({ id, name, codes: markets }),
    [`${brand}/index.ts`]: brandFile({ id, name, codes: markets, phones: allPhones }),
    [`${brand}/theme.ts`]: themeFile({ ...DEFAULT_DECISIONS, ...decisions, name: id }),
    ...Object.fromEntries(
      Object.entries(shapes).map(([variant, size]) => [
        `${brand}/logos/${variant}.svg`,
        logo ?? logoFile(name, size),
      ]),
    ),
    [`${brand}/logos/icon.svg`]: logo ?? logoFile(name, ICON, [...name][0]),
  };
}

/** @throws {RangeError} the id cannot be the name of a folder, a package and a theme */
export function checkId(id) {
  if (/^[a-z][a-z0-9-]*$/.test(id)) return;
  throw new RangeError(
    `'${id}' cannot name a shop. Use small letters, digits and hyphens, and start with a letter.`,
  );
}

/** @throws {RangeError} nothing to read, or more than a line */
export function checkName(name) {
  if (name.trim() && !/[\u0000-\u001f\u2028\u2029]/.test(name)) return;
  throw new RangeError(`\`name\` is '${name}'. Enter the brand's name as shoppers read it, on one line.`);
}

/** @throws {RangeError} no digits that could be dialled */
export function checkPhone(phone, code) {
  if (/^[\w\s()+*.-]+$/.test(phone) && /(\d.*){3}/.test(phone)) return;
  throw new RangeError(`'${phone}' is no phone for market '${code}'. Enter one such as (555) 555-0100.`);
}

function checkPhones(phones, codes) {
  for (const [code, phone] of Object.entries(phones)) {
    if (!codes.includes(code))
      throw new RangeError(
        `\`phones\` names '${code}', where the shop does not sell. Add the market, or leave out the phone.`,
      );
    checkPhone(phone, code);
  }
}

/**
 * @param {string[]} codes of markets
 * @returns {import('@driveline/markets').Market[]} their records
 * @throws {RangeError} none is named, one twice, or one that has no record
 */
export function recordsOf(codes) {
  const known = shipped.map(({ code }) => code).join(', ');
  if (codes.length === 0) throw new RangeError(`\`markets\` is empty. Choose from ${known}.`);
  if (new Set(codes).size < codes.length) throw new RangeError('`markets` names a market twice.');
  return codes.map((code) => {
    const record = shipped.find((market) => market.code === code);
    if (record) return record;
    throw new RangeError(`There is no market '${code}'. Choose from ${known}.`);
  });
}

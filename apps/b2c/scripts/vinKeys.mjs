// Keys of the vehicle tables: characters 4 to 8 of a VIN, then '|' and 10 onward; '*' is any, [A-C3] a class.
const yearCodes = 'ABCDEFGHJKLMNPRSTVWXY123456789';

const split = (key) => key.match(/\[[^\]]*\]|./g) ?? [];

const classes = new Map();
function charactersOf(token) {
  let set = classes.get(token);
  if (!set) {
    const text = token.replace(/[[\]]/g, '').replace(/(.)-(.)/g, (_, a, b) => {
      let run = '';
      for (let c = a.charCodeAt(0); c <= b.charCodeAt(0); c++) run += String.fromCharCode(c);
      return run;
    });
    classes.set(token, (set = new Set(text)));
  }
  return set;
}

/** Whether some VIN matches both keys. */
export function compatible(a, b) {
  const [vdsA, visA = ''] = a.split('|');
  const [vdsB, visB = ''] = b.split('|');
  return overlap(split(vdsA), split(vdsB)) && overlap(split(visA), split(visB));
}

function overlap(a, b) {
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    if (a[i] === '*' || b[i] === '*' || a[i] === b[i]) continue;
    const set = charactersOf(b[i]);
    if (![...charactersOf(a[i])].some((c) => set.has(c))) return false;
  }
  return true;
}

/** Whether the key's tenth character, if it names one, means this model year. */
export function yearFits(key, year) {
  const token = split(key.split('|')[1] ?? '')[0];
  return !token || token === '*' || charactersOf(token).has(yearCodes[(year - 1980) % 30]);
}

/** How exact a key is. */
export const fixedCharacters = (key) => split(key).filter((t) => t !== '*' && t !== '|').length;

/** A key with one more of its first characters named, where it left that one open. */
function named(key, at, character) {
  const [vds = '', vis] = key.split('|');
  const tokens = split(vds);
  while (tokens.length <= at) tokens.push('*');
  if (tokens[at] !== '*' && !charactersOf(tokens[at]).has(character)) return undefined;
  tokens[at] = character;
  return [tokens.join(''), ...(vis === undefined ? [] : [vis])].join('|');
}

/** The tables have one name for both lengths of a van; the seventh character of its VIN tells which. */
export function ownModels(model, key) {
  if (model !== 'Caravan-Grand Caravan') return [{ model, key }];
  return [
    { model: 'Caravan', key: named(key, 3, '5') },
    { model: 'Grand Caravan', key: named(key, 3, '4') },
  ].filter((own) => own.key !== undefined);
}

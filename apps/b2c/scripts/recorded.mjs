// What becomes of recorded answers before they are kept.

/** Vehicles of stories are fictional: the first of a recording is the first here. */
const vehicles = [
  ['Norvik', 'Halden'],
  ['Alba', 'Citra'],
  ['Alba', 'Monte'],
  ['Norvik', 'Ranger'],
  ['Corvane', 'Duna'],
  ['Ostrava', 'Pilot'],
];

const makeOf = ({ make, makeName }) => make ?? makeName;

/** Puts fictional makes and models in place of all vehicles of the answers. */
export function fictional(kept) {
  const real = [...kept['vehicles.add'].vehicles, ...kept['vehicles.list'].vehicles];
  const pairs = [...new Map(real.map((it) => [`${makeOf(it)} ${it.model}`, it])).values()];
  const names = pairs.map((it, at) => [[makeOf(it), it.model], vehicles[at]]);
  for (const product of kept['catalog.product'].pdpResults.products)
    product.compatibility = compatibility(product, names);
  return mapped(kept, (text, key) => renamed(text, key, names));
}

/** The vehicle that is looked at, and others; a part that fits forty makes needs no more to be seen. */
function compatibility({ compatibility: rows }, [[[make, model]]]) {
  const own = rows.filter((row) => row.make === make && row.model === model);
  const others = rows.filter((row) => !own.includes(row)).slice(0, vehicles.length - 1);
  return [
    ...own.slice(0, 2),
    ...others.map((row, at) => ({ ...row, make: vehicles[at + 1][0], model: vehicles[at + 1][1] })),
  ];
}

function renamed(text, key, names) {
  for (const [[make, model], [newMake, newModel]] of names) {
    text = text.replaceAll(`${make} ${model}`, `${newMake} ${newModel}`);
    if (/^make(Name)?$/.test(key) && text === make) return newMake;
    if (/^model(Name)?$/.test(key) && text === model) return newModel;
  }
  return text;
}

/** Lists that a page shows in full are cut to what tells its look. */
export function shortened(kept) {
  kept['catalog.relatedParts'].products.splice(4);
  kept['catalog.search'].filters.splice(5);
  for (const facet of kept['catalog.search'].filters) facet.values.splice(6);
  kept['warranties.list'].warranties.splice(2);
  kept['garage.maintenance'].intervals.splice(5);
  return kept;
}

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** The same ids in every recording, so that a new one shows what changed. */
export function steadyIds(kept) {
  const known = new Map();
  const steady = (id) => {
    if (!known.has(id)) known.set(id, `00000000-0000-4000-8000-${String(known.size + 1).padStart(12, '0')}`);
    return known.get(id);
  };
  const numbers = ['orders.confirmation', 'orders.details'].flatMap(
    (id) => kept[id]?.orders.map((it) => it.orderId) ?? [],
  );
  const pickupCode = 'K4821T';
  return mapped(kept, (text, key) => {
    if (key === 'pickupCode') return pickupCode;
    numbers.forEach((number, at) => (text = text.replaceAll(number, `W7K294QDM${at + 2}`)));
    return text.replace(UUID, steady);
  });
}

/** A copy with each text as `change(text, key)` gives it. */
function mapped(part, change, key = '') {
  if (typeof part === 'string') return change(part, key);
  if (Array.isArray(part)) return part.map((item) => mapped(item, change, key));
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, mapped(value, change, name)]));
}

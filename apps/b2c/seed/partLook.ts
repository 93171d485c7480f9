import { shareOf } from './sheet.ts';

/** What a part's picture may show: its facts as stored, its place, and a key of what it fits. */
export interface LookFacts {
  attributes: Readonly<Record<string, string | number>>;
  position: string | null;
  /** Parts of one key look alike where makers follow the car. */
  key: string | null;
}

type Look = (facts: Facts) => string;

class Facts {
  readonly #of: LookFacts;
  constructor(of: LookFacts) {
    this.#of = of;
  }
  /** The letter of a code; the first one for any other. */
  code(id: string, letters: Readonly<Record<string, string>>): string {
    return letters[String(this.#of.attributes[id])] ?? Object.values(letters)[0]!;
  }
  /** The number as it is, held between two. */
  count(id: string, least: number, most: number): number {
    return Math.min(most, Math.max(least, Number(this.#of.attributes[id] ?? least)));
  }
  /** The step of a measure: the first of `names` below the first bound, and so on. */
  step(id: string, bounds: readonly number[], names: readonly string[]): string {
    const value = Number(this.#of.attributes[id] ?? 0);
    const at = bounds.findIndex((bound) => value < bound);
    return names[at < 0 ? names.length - 1 : at]!;
  }
  /** Follows from the key alone, as the shape of a backing plate does. */
  shape(names: readonly string[]): string {
    return names[Math.floor(shareOf(this.#of.key ?? 'any', 'look') * names.length)]!;
  }
  /** Bores of one head, by the cylinders of the engine that the key names: two heads from six up. */
  get head(): string {
    const cylinders = Number(/\|\d+\.\d(\d+)T?D?\|/.exec(this.#of.key ?? '')?.[1] ?? 4);
    return String(cylinders < 6 ? Math.max(2, cylinders) : Math.min(6, cylinders / 2));
  }
  get side(): string {
    return this.#of.position?.endsWith('Right') || this.#of.position === 'right' ? 'r' : 'l';
  }
}

/** Plus on the right when the posts face the viewer, length of the case in steps, posts at the side. */
const reversed = ['24F', '26R', '35', '42', '47', '48', '49', '51R', '94R', '96R'];
const short = ['26R', '35', '42', '47', '51R', '96R'];
const long = ['49', '65', '94R'];
const sidePosts = ['75', '78'];

const battery: Look = (facts) => {
  const group = facts.code(
    'groupSize',
    Object.fromEntries([...reversed, ...long, '34', ...sidePosts].map((g) => [g, g])),
  );
  if (sidePosts.includes(group)) return 's-l-2-f';
  const side = reversed.includes(group) ? 'r' : 'l';
  const length = short.includes(group) ? '1' : long.includes(group) ? '3' : '2';
  return `t-${side}-${length}-${facts.code('batteryTech', { flooded: 'f', efb: 'f', agm: 'a' })}`;
};

const rotor: Look = (facts) => {
  const lugs = facts.count('bolts', 4, 8);
  const face = facts.code('rotorType', { vented: 'v', solid: 'x', slotted: 's', drilled: 'd' });
  if (lugs === 8) return 'l8-v';
  return `l${lugs}-${lugs === 6 && face === 'x' ? 'v' : face}`;
};

const bulb: Look = (facts) =>
  facts.code('bulbTech', { halogen: '', longLife: '', led: 'led' }) ||
  facts.code('bulbType', {
    ...{ H7: 'h7', H4: 'h4', H1: 'h1', H11: 'h11', H13: 'h13' },
    ...{ '9005': '9005', '9006': '9006', '9004': '9007', '9007': '9007' },
  });

const electrode = { iridium: 'i', platinum: 'p', copper: 'c', nickel: 'c' };

/** By type of part: which of its family's pictures shows its facts. Types without one have one picture. */
const looks: Readonly<Record<string, Look>> = {
  'brake-rotors': rotor,
  'performance-brake-kits': (facts) => facts.step('pistons', [2, 3, 5], ['1', '2', '4', '6']),
  'brake-drums': (facts) => `l${facts.count('bolts', 4, 8)}`,
  'brake-pads': (facts) =>
    `${facts.shape(['sq', 'hk', 'lg', 'nt', 'wd', 'rd'])}-${facts.code('wearSensor', { no: 'n', yes: 'w' })}`,
  'brake-shoes': (facts) =>
    `${facts.code('shoeType', { bonded: 'b', riveted: 'r' })}-${facts.step('width', [40], ['n', 'w'])}`,
  'brake-calipers': (facts) => `${facts.step('pistons', [2, 3], ['1', '2', '4'])}-${facts.side}`,
  'brake-hoses': (facts) =>
    `${facts.code('hoseMaterial', { rubber: 'r', thermoplastic: 'r', stainless: 's' })}-${facts.step('length', [450], ['s', 'l'])}`,
  'master-cylinders': (facts) => facts.code('reservoir', { yes: 'r', no: 'n' }),
  batteries: battery,
  alternators: (facts) =>
    `${facts.code('pulley', { ribbed6: '6', ribbed5: '5', ribbed7: '7', none: 'n' })}-${facts.shape(['2', '3'])}`,
  starters: (facts) => `${facts.step('power', [1.3], ['s', 'l'])}-${facts.shape(['l', 'r'])}`,
  'oil-filters': (facts) =>
    `${facts.code('thread', { other: 's', cartridge: 'c' })}-${facts.step('height', [77, 100], ['1', '2', '3'])}-${facts.step('diameter', [76], ['n', 'w'])}`,
  'air-filters': (facts) =>
    `${facts.shape(['p', 'p', 't'])}-${facts.step('length', [260], ['s', 'l'])}-${facts.step('height', [50], ['f', 'h'])}`,
  'cabin-filters': (facts) =>
    `${facts.code('cabinMedia', { particulate: 'p', carbon: 'c', antibacterial: 'a' })}-${facts.step('length', [225], ['s', 'l'])}`,
  'fuel-filters': (facts) =>
    `${facts.code('fuelMount', { inline: 'i', canister: 'c' })}-${facts.step('height', [110], ['s', 'l'])}`,
  'transmission-filters': (facts) => facts.code('gasketIncluded', { no: 'n', yes: 'g' }),
  'cold-air-intakes': (facts) => facts.code('filterType', { oiled: 'o', dry: 'd' }),
  'spark-plugs': (facts) =>
    `${facts.step('threadReach', [22], ['19', '26'])}-${facts.code('electrode', electrode)}`,
  'performance-plugs': (facts) => `r-${facts.code('electrode', electrode)}`,
  'glow-plugs': (facts) => facts.step('length', [100, 130], ['s', 'm', 'l']),
  'ignition-coils': (facts) =>
    `${facts.code('coilStyle', { pencil: 'pencil', pack: 'pack', rail: 'rail' })}-${facts.count('pins', 2, 4)}`,
  'spark-plug-wires': (facts) => facts.step('pieces', [5, 7], ['4', '6', '8']),
  'wiper-blades': (facts) =>
    `${facts.code('bladeType', { beam: 'b', hybrid: 'h', conventional: 'f' })}-${facts.step('bladeLength', [400, 500, 600], ['1', '2', '3', '4'])}`,
  'headlight-bulbs': bulb,
  'mini-bulbs': (facts) =>
    facts.code('bulbTech', { halogen: '', longLife: '', led: 'led' }) ||
    facts.code('miniBulb', { 1157: '1157', 194: '194', 3157: '3157', 7440: '7440', 921: '921' }),
  headlights: (facts) =>
    `${facts.shape(['a', 'b', 'c', 'd'])}-${facts.code('headlampTech', { halogen: 'h', xenon: 'h', led: 'l' })}`,
  'tail-lights': (facts) =>
    `${facts.shape(['a', 'b', 'c'])}-${facts.code('headlampTech', { halogen: 'h', xenon: 'h', led: 'l' })}`,
  'led-light-bars': (facts) => facts.step('lightLength', [40, 60, 90], ['3', '4', '6', '8']),
  'abs-sensors': (facts) =>
    `${facts.step('length', [600, 800], ['s', 'm', 'l'])}-${facts.count('wires', 2, 3)}`,
  'oxygen-sensors': (facts) =>
    `${facts.count('wires', 1, 4)}-${facts.code('sensorFit', { direct: 'p', universal: 'b' })}`,
  'crankshaft-sensors': (facts) => `${facts.count('pins', 2, 4)}-${facts.step('length', [200], ['m', 'l'])}`,
  'coolant-temp-sensors': (facts) => `${facts.count('pins', 2, 4)}`,
  'mass-air-flow-sensors': (facts) =>
    `${facts.code('housing', { with: 'h', without: 'n' })}-${facts.count('pins', 3, 6)}`,
  'pcv-valves': (facts) => facts.code('mounting', { press: 'p', bolt: 'b' }),
  'battery-cables': (facts) =>
    facts.code('color', { red: 'r', black: 'b', gray: 'b', beige: 'b', blue: 'b' }),
  'serpentine-belts': (facts) =>
    `${facts.count('ribs', 4, 8)}-${facts.step('beltLength', [1300], ['b', 'a'])}`,
  'timing-belts': (facts) => facts.step('beltTeeth', [110, 140], ['s', 'm', 'l']),
  'timing-chains': (facts) => facts.code('tensionerIncluded', { no: 'n', yes: 't' }),
  'belt-tensioners': (facts) =>
    `${facts.code('pulleyMaterial', { steel: 's', plastic: 'p' })}-${facts.shape(['l', 'r'])}`,
  'radiator-hoses': (facts) => facts.shape(['b', 's', 't']),
  'water-pumps': (facts) =>
    `${facts.code('pumpDrive', { belt: 'belt', chain: 'chain', electric: 'electric' })}-${facts.code('impeller', { metal: 'm', composite: 'c' })}`,
  'power-steering-pumps': (facts) => facts.code('pulleyIncluded', { no: 'n', yes: 'p' }),
  'washer-pumps': (facts) => `${facts.count('outlets', 1, 2)}`,
  thermostats: (facts) => facts.code('housing', { without: 'n', with: 'h' }),
  radiators: (facts) =>
    `${facts.step('coreWidth', [500, 640], ['1', '2', '3'])}-${facts.code('transmissionCooler', { no: 'n', yes: 'y' })}`,
  'cooling-fans': (facts) =>
    `${facts.count('fanCount', 1, 2)}-${facts.step('blades', [6, 8, 10], ['5', '7', '9', '11'])}`,
  'coolant-reservoirs': (facts) =>
    `${facts.shape(['a', 'b', 'c'])}-${facts.code('capIncluded', { yes: 'y', no: 'n' })}`,
  'head-gaskets': (facts) => facts.head,
  'valve-cover-gaskets': (facts) => facts.step('pieces', [2, 5], ['1', '2', '8']),
  'exhaust-gaskets': (facts) => facts.step('pieces', [2, 3], ['1', '2', '4']),
  'engine-mounts': (facts) =>
    `${facts.code('mountType', { rubber: 'r', hydraulic: 'h' })}-${facts.shape(['a', 'b'])}`,
  'transmission-mounts': (facts) => `${facts.code('mountType', { rubber: 'r', hydraulic: 'h' })}-b`,
  'oil-pans': (facts) => facts.code('plugIncluded', { yes: 'y', no: 'n' }),
  mufflers: (facts) => `${facts.code('bodyType', { mono: 'm', twin: 't' })}-${facts.shape(['o', 'r'])}`,
  'performance-exhausts': (facts) => facts.shape(['r', 's']),
  'catalytic-converters': (facts) =>
    `${facts.code('emission', { federal: '1', strict: '2' })}-${facts.code('heatShield', { without: 'n', with: 'h' })}`,
  'clutch-kits': (facts) =>
    `${facts.step('diameter', [220], ['m', 'l'])}-${facts.code('bearingIncluded', { yes: 'y', no: 'n' })}`,
  'fuel-pumps': (facts) => facts.code('senderIncluded', { yes: 'y', no: 'n' }),
  'fuel-injectors': (facts) => facts.code('injectorType', { port: 'p', direct: 'd' }),
  'throttle-bodies': (facts) =>
    `${facts.step('pins', [3, 5], ['2', '4', '6'])}-${facts.step('pipe', [58], ['s', 'l'])}`,
  'fuel-caps': (facts) => facts.code('locking', { no: 'n', yes: 'y' }),
  shocks: (facts) =>
    `${facts.code('bodyType', { twin: 't', mono: 'm' })}-${facts.step('extendedLength', [540], ['s', 'l'])}`,
  struts: (facts) => `${facts.code('strutType', { complete: 'c', bare: 'b' })}-${facts.side}`,
  'coil-springs': (facts) =>
    `${facts.step('wireThickness', [13], ['m', 'h'])}-${facts.step('freeLength', [350], ['s', 'l'])}`,
  'lowering-springs': (facts) => `${facts.code('rateType', { linear: 'h', progressive: 'm' })}-s`,
  'control-arms': (facts) => `${facts.side}-${facts.code('ballJointIncluded', { yes: 'y', no: 'n' })}`,
  'ball-joints': (facts) =>
    `${facts.code('mounting', { bolt: 'b', press: 'p' })}-${facts.code('greasable', { no: 'n', yes: 'y' })}`,
  'tie-rod-ends': (facts) =>
    `${facts.code('rodSide', { outer: 'o', inner: 'i' })}-${facts.code('greasable', { no: 'n', yes: 'y' })}`,
  'sway-bar-links': (facts) =>
    `${facts.step('length', [120, 260], ['s', 'm', 'l'])}-${facts.code('linkMaterial', { steel: 's', nylon: 'n' })}`,
  'wheel-bearings': (facts) =>
    `${facts.count('bolts', 4, 8)}-${facts.code('absSensor', { yes: 'y', no: 'n' })}`,
  'cv-axles': (facts) => facts.step('axleLength', [630, 750], ['s', 'm', 'l']),
  'u-joints': (facts) => facts.code('greasable', { no: 'n', yes: 'y' }),
  'side-mirrors': (facts) => facts.side,
  'mirror-glass': (facts) => `${facts.side}-${facts.code('heated', { no: 'n', yes: 'y' })}`,
  'floor-mats': (facts) => facts.code('rows', { full: 'full', front: 'front', rear: 'rear' }),
  'universal-mats': (facts) => facts.step('pieces', [3], ['front', 'full']),
  'trailer-wiring': (facts) => facts.code('trailerPlug', { a: '4', 7: '7' }),
  'motor-oil': (facts) => facts.step('oilVolume', [2], ['q', 'j']),
  ...Object.fromEntries(
    ['transmission-fluid', 'gear-oil', 'antifreeze', 'washer-fluid'].map((code) => [
      code,
      (facts: Facts) => facts.step('fluidVolume', [2, 10], ['q', 'j', 'p']),
    ]),
  ),
  'brake-fluid': (facts) => facts.step('smallVolume', [600], ['s', 'q']),
  'power-steering-fluid': (facts) => facts.step('smallVolume', [600], ['s', 'q']),
  'brake-cleaner': (facts) => facts.code('aerosol', { aerosol: 'spray', liquid: 'bottle' }),
  'car-wash': () => 'bottle',
  'fuel-additives': () => 'bottle',
  greases: (facts) =>
    facts.code('packaging', { tube: 'tube', tub: 'tub', spray: 'spray', cartridge: 'cartridge' }),
};

/** The facts of a part that its picture shows, as the name of a look: `l5-v`. */
export function lookOf(code: string, facts: LookFacts): string | undefined {
  return looks[code]?.(new Facts(facts));
}

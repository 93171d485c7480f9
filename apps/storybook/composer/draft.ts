import { ironbay, verdane, wireframe, type BrandDecisions, type BrandTheme } from '@driveline/ui/themes';
import { decisionsOf } from '@driveline/ui/tokens';
import { toolbar } from '../../../packages/storefront/stories/mode.ts';

/** What a brand decides of its look, whatever the brand is called. */
export type Look = Omit<BrandDecisions, 'name'>;

/** A shop that is being composed: what `shopFiles` writes, as it is typed. */
export interface Draft {
  /** As shoppers read it. */
  name: string;
  /** Folder, package and brand; follows the name until it is typed. */
  id?: string;
  look: Look;
  /** Market codes; the first is the default market. */
  markets: readonly string[];
  /** By market code; the market's example where nothing is entered. */
  phones: Readonly<Record<string, string>>;
  /** Text of an SVG file; without one the shop's name stands in. */
  logo?: string;
}

/** What the shop says and where it sells, whatever it looks like. */
export type Unstyled = Omit<Draft, 'look'>;

export type ChangeDraft = (change: Partial<Draft>) => void;

const newLook: Look = {
  ink: '#1a2230',
  paper: '#f4f6f9',
  brand: '#c8102e',
  onBrand: '#ffffff',
  accent: '#0b57b8',
  radius: 'tight',
  fonts: {
    body: ironbay.font.body,
    faces: ironbay.fontFaces.filter(({ family }) => family.startsWith('Archivo')),
  },
  depth: 'line',
};

export function lookOf(theme: BrandTheme): Look {
  const { name: _, ...look } = decisionsOf(theme);
  return look;
}

const themes = [ironbay, verdane, wireframe].filter(({ name }) => toolbar.brand.includes(name));
const titleOf = (id: string) => id.charAt(0).toUpperCase() + id.slice(1);

export type Start = Pick<Draft, 'name' | 'id' | 'look'>;

/** What a designer may start from: a new brand, or one of the toolbar. */
export const starts: readonly Start[] = [
  { name: 'Corner Parts', look: newLook },
  ...themes.map((theme) => ({ name: titleOf(theme.name), id: theme.name, look: lookOf(theme) })),
];

export const firstDraft = (markets: readonly string[]): Draft => ({ ...starts[0]!, markets, phones: {} });

/** `Corner Parts` as a folder: `corner-parts`. */
const folderOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^[\d-]+/, '')
    .replace(/-$/, '') || 'my-shop';

export const idOf = ({ id, name }: Pick<Draft, 'id' | 'name'>): string => id ?? folderOf(name);

/**
 * A color of the look set to another value.
 * @param change as a remedy names it: a decision (`accent`), or a role by hand (`dark.textLink`)
 */
export function withColor(look: Look, change: string, color: string): Look {
  const [mode, role] = change.split('.');
  if (role === undefined) return { ...look, [change]: color };
  return { ...look, [mode!]: { ...look[mode as 'light' | 'dark'], [role]: color } };
}

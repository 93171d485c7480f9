import type { ColorRoles } from '../theme/colorRoles.ts';
import { createBrandTheme } from './createBrandTheme.ts';
import { arialWidth, fallbackFace, notoWidth } from './fallbackFace.ts';
import { furtherFace } from './furtherFace.ts';
import { notoLikes, systemSans } from './systemFonts.ts';

const archivo = { ascent: 0.878, descent: 0.21 };

const served = [
  { family: 'Archivo', weight: '100 900', file: 'archivo-latin-wght-normal.woff2' },
  // Capitals alone, as headings are in them; small, and wider by half in any font of the machine.
  {
    family: 'Barlow Condensed',
    weight: '700',
    file: 'barlow-condensed-latin-700-normal.woff2',
    preload: true,
  },
];

const light: Partial<ColorRoles> = {
  surfaceSunken: '#e9e9e4',
  surfaceInverse2: '#23262e',
  textSecondary: '#4a4e57',
  textMuted: '#60646d',
  textInverse2: '#c6c9d0',
  textLinkHover: '#083f86',
  borderSubtle: '#dcdcd6',
  borderStrong: '#767a83',
  borderInverse: '#6f7480',
  actionBgHover: '#f2b200',
  actionBgActive: '#dda100',
  actionBorder: '#7a5a00',
  action2BgHover: '#343842',
  actionDisabledBg: '#e9e9e4',
  actionDisabledFg: '#60646d',
  universalFg: '#4a4e57',
  universalBg: '#ecece8',
  skeleton: '#e3e3de',
  skeletonHi: '#f0f0ec',
};

const dark: Partial<ColorRoles> = {
  surfacePage: '#0f1115',
  surfaceBase: '#181b21',
  surfaceSunken: '#0b0d10',
  surfaceRaised: '#20242c',
  surfaceInverse: '#0b0d10',
  surfaceInverse2: '#181b21',
  textPrimary: '#f2f3f5',
  textSecondary: '#bfc3cb',
  textMuted: '#9ba0aa',
  textInverse2: '#c6c9d0',
  textLink: '#7fb4ff',
  textLinkHover: '#a9ccff',
  borderSubtle: '#2c313b',
  borderStrong: '#7d8390',
  borderInverse: '#6f7480',
  focus: '#8fbeff',
  actionBgHover: '#f2b200',
  actionBgActive: '#dda100',
  action2Bg: '#f2f3f5',
  action2BgHover: '#d9dce1',
  action2Fg: '#16181d',
  actionDisabledBg: '#23272f',
  actionDisabledFg: '#9ba0aa',
  universalFg: '#bfc3cb',
  universalBg: '#262a32',
  price: '#f2f3f5',
  onSolid: '#0b0d10',
  skeleton: '#20242c',
  skeletonHi: '#2c313b',
  selected: '#f2f3f5',
  onSelected: '#16181d',
};

/** The workshop: yellow on ink, condensed capitals, stamped edges. */
export const ironbay = createBrandTheme({
  name: 'ironbay',
  ink: '#16181d',
  paper: '#f3f3f0',
  brand: '#ffc21a',
  onBrand: '#16181d',
  accent: '#0b57b8',
  light,
  dark,
  fonts: {
    body: `"Archivo", "Archivo Fallback", "Archivo Noto", ${systemSans}`,
    display: `"Barlow Condensed", "Barlow Condensed Fallback", ${systemSans}`,
    displayCase: 'uppercase',
    displayTracking: '.01em',
    displayMSize: '2.375rem',
    faces: [
      ...served.flatMap((face) => [face, furtherFace(face)]),
      fallbackFace('Archivo Fallback', '100 550', false, {
        ...archivo,
        width: 0.4051,
        localWidth: arialWidth.regular,
      }),
      fallbackFace('Archivo Fallback', '551 900', true, {
        ...archivo,
        width: 0.4304,
        localWidth: arialWidth.bold,
      }),
      fallbackFace(
        'Archivo Noto',
        '100 550',
        false,
        { ...archivo, width: 0.4051, localWidth: notoWidth.regular },
        notoLikes,
      ),
      fallbackFace(
        'Archivo Noto',
        '551 900',
        true,
        { ...archivo, width: 0.4304, localWidth: notoWidth.bold },
        notoLikes,
      ),
      fallbackFace('Barlow Condensed Fallback', '700', true, {
        width: 0.4002,
        localWidth: arialWidth.boldCapitals,
        ascent: 1,
        descent: 0.2,
      }),
    ],
  },
  radius: 'tight',
  depth: {
    1: '0 0 0 1px var(--dl-color-border-subtle)',
    2: '0 2px 0 rgb(22 24 29 / 0.1), 0 0 0 1px var(--dl-color-border-subtle)',
    3: '0 8px 24px rgb(22 24 29 / 0.18), 0 0 0 1px var(--dl-color-border-subtle)',
    4: '0 24px 64px rgb(22 24 29 / 0.3), 0 0 0 1px var(--dl-color-border-subtle)',
  },
  buttonEdge: 'inset 0 -3px 0 rgb(122 90 0 / 0.28)',
});

import type { ColorRoles } from '../theme/colorRoles.ts';
import { varName } from '../theme/varName.ts';
import type { BrandTheme, ServedFontFace, ThemeFontFace } from './brandTheme.ts';

export interface ThemeCssOptions {
  /** Address of a font file by its name, hashed or not. Without it no served font is named. */
  fontUrl?: (file: string, face: ServedFontFace) => string;
}

/**
 * The stylesheet of a brand: fonts, values of all theme variables, and dark values for shoppers whose system
 * asks for them or who chose them (`data-color-mode` on the root element). Loading another brand's sheet
 * switches the brand; no component is built again [PLUS-030].
 */
export function themeCss(theme: BrandTheme, { fontUrl }: ThemeCssOptions = {}): string {
  const { font, radius, elevation, buttonEdge } = theme;
  const shared = declarations({ font, radius, elevation, buttonEdge });
  const dark = `color-scheme:dark;${colors(theme.dark)}`;
  return [
    ...theme.fontFaces.map((face) => fontFace(face, fontUrl)),
    `:root{color-scheme:light;${shared}${colors(theme.light)}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-color-mode=light]){${dark}}}`,
    `:root[data-color-mode=dark]{${dark}}`,
  ]
    .filter(Boolean)
    .join('\n')
    .replaceAll(';}', '}');
}

function colors(roles: ColorRoles): string {
  return declarations({ color: roles });
}

type Values = { [key: string]: string | Values };

function declarations(values: object, path: readonly string[] = []): string {
  return Object.entries(values as Values)
    .map(([key, value]) =>
      typeof value === 'string'
        ? `--${varName([...path, key])}:${short(value)};`
        : declarations(value, [...path, key]),
    )
    .join('');
}

const short = (value: string) => value.replaceAll(', ', ',').replaceAll(' / 0.', '/.');

function fontFace(face: ThemeFontFace, fontUrl: ThemeCssOptions['fontUrl']): string {
  if ('local' in face) {
    const src = face.local.map((name) => `local("${name}")`).join(',');
    const gap = face.lineGapOverride ? `;line-gap-override:${face.lineGapOverride}` : '';
    const metrics =
      `size-adjust:${face.sizeAdjust};ascent-override:${face.ascentOverride};` +
      `descent-override:${face.descentOverride}${gap}`;
    const weight = face.weight ? `font-weight:${face.weight};` : '';
    return `@font-face{font-family:"${face.family}";${weight}src:${src};${metrics}}`;
  }
  if (!fontUrl) return '';
  const src = `url("${fontUrl(face.file, face)}")`;
  const range = face.unicodeRange ? `;unicode-range:${face.unicodeRange}` : '';
  return `@font-face{font-family:"${face.family}";font-weight:${face.weight};font-display:swap;src:${src}${range}}`;
}

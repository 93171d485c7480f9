import type { ColorRoles } from '../theme/colorRoles.ts';
import { radiusSets, type BrandDecisions, type BrandFonts } from '../themes/brandDecisions.ts';
import type { ThemeFont } from '../themes/brandTheme.ts';
import { contrastPairs } from '../themes/contrast.ts';
import { elevations } from '../themes/createBrandTheme.ts';
import { systemSans } from '../themes/systemFonts.ts';
import { colorDecisions, decisionRoles, type ColorDecision } from './decisionTokens.ts';
import type { ReadTokens } from './readDocument.ts';
import type { ColorMode, ThemeValues } from './tokenPaths.ts';

/** What a document may leave open. */
export interface ImportOptions {
  /** Key of the brand; otherwise the name that the document was exported with. */
  name?: string;
  /** Fonts and font files where the document has none; otherwise the fonts of the system. */
  fonts?: Partial<BrandFonts>;
}

const computed = new Set<string>(
  contrastPairs.flatMap(([foreground, background]) => [foreground, background]),
);

/** The values below a path, by the rest of it. */
function valuesBelow(values: ThemeValues, path: string): Record<string, string> {
  return Object.fromEntries(
    [...values].flatMap(([at, css]) => (at.startsWith(path) ? [[at.slice(path.length), css]] : [])),
  );
}

function colorsOf(values: ThemeValues, mode: ColorMode): Partial<ColorRoles> {
  const roles: Partial<ColorRoles> = valuesBelow(values, `${mode}.color.`);
  for (const [role, css] of Object.entries(roles)) {
    if (!computed.has(role) || /^#[\da-f]{6}$/i.test(css)) continue;
    throw new RangeError(
      `Token ${mode}.color.${role} is ${css}. Its contrast is checked, so it has to be an opaque colour such as "#1a2b3c".`,
    );
  }
  return roles;
}

function decided(light: Partial<ColorRoles>, decision: ColorDecision): string {
  const color = light[decisionRoles[decision]];
  if (color !== undefined) return color;
  const path = `light.color.${decisionRoles[decision]}`;
  throw new RangeError(`The document has no token ${path}, which is the brand's ${decision}. Add it.`);
}

function fontsOf({ values, fontFaces }: ReadTokens, fonts: Partial<BrandFonts> = {}): BrandFonts {
  const own: Partial<ThemeFont> = valuesBelow(values, 'font.');
  const { displayCase = 'none' } = own;
  if (displayCase === 'none' || displayCase === 'uppercase')
    return { body: systemSans, ...fonts, ...own, ...(fontFaces && { faces: fontFaces }) };
  throw new RangeError(`font.displayCase is ${JSON.stringify(displayCase)}. Write none or uppercase.`);
}

/**
 * The decisions that a document makes. Each role that it names counts as chosen by hand; what it leaves out is derived, or
 * usual: tight corners, lines, fonts of the system.
 * @throws {RangeError} a colour is missing that all others follow from, or one of them shows through
 */
export function decisionsFrom(read: ReadTokens, { name = read.name, fonts }: ImportOptions): BrandDecisions {
  if (!name) throw new RangeError('The document does not say whose theme it is. Pass `name`.');
  const { values } = read;
  const light = colorsOf(values, 'light');
  const inputs = Object.fromEntries(colorDecisions.map((decision) => [decision, decided(light, decision)]));
  // They follow from the decisions; as roles by hand, too, an error would name the role and leave the decision as it is.
  for (const decision of colorDecisions) delete light[decisionRoles[decision]];
  const buttonEdge = values.get('buttonEdge');
  return {
    name,
    ...(inputs as Record<ColorDecision, string>),
    radius: { ...radiusSets.tight, ...valuesBelow(values, 'radius.') },
    fonts: fontsOf(read, fonts),
    depth: { ...elevations.line, ...valuesBelow(values, 'elevation.') },
    ...(buttonEdge !== undefined && { buttonEdge }),
    light,
    dark: colorsOf(values, 'dark'),
  };
}

import { describe, expect, test } from 'vitest';
import { ContrastError } from '../themes/contrastError.ts';
import { createBrandTheme } from '../themes/createBrandTheme.ts';
import { acmeDecisions } from '../themes/fixtures/acmeDecisions.ts';
import { importTokens } from './importTokens.ts';

const hex = (value: string) => ({ $type: 'color', $value: value });

const five = {
  textPrimary: hex(acmeDecisions.ink),
  surfacePage: hex(acmeDecisions.paper),
  surfaceBrand: hex(acmeDecisions.brand),
  textOnBrand: hex(acmeDecisions.onBrand),
  textLink: hex(acmeDecisions.accent),
};

const acme = createBrandTheme({
  ...acmeDecisions,
  fonts: { body: 'system-ui, sans-serif' },
});

const px = (value: number) => ({ value, unit: 'px' });
const shadow = (color: unknown) => ({
  $type: 'shadow',
  $value: { color, offsetX: px(0), offsetY: px(2), blur: px(4), spread: px(0) },
});

/** The five colours that all follow from, and more. */
const imported = (more: object = {}, light: object = {}) =>
  importTokens({ light: { color: { ...five, ...light } }, ...more }, { name: 'acme' });

test('[PLUS-030] five colors make the theme that the same decisions make', () => {
  expect(imported()).toEqual(acme);
});

test('what a document leaves open comes from the caller', () => {
  const document = { light: { color: five }, font: { mono: { $type: 'fontFamily', $value: ['Fira Code'] } } };
  const faces = [{ family: 'Acme', weight: '400', file: 'acme.woff2' }];
  const theme = importTokens(document, { name: 'other', fonts: { body: 'Acme', mono: 'monospace', faces } });
  expect(theme).toMatchObject({
    name: 'other',
    fontFaces: faces,
    font: { body: 'Acme', mono: '"Fira Code"' },
  });
});

describe('[PLUS-030] a value is read in each of its forms', () => {
  test.each([
    [{ colorSpace: 'srgb', components: [0.0431, 0.3412, 0.7216] }, '#0b57b8'],
    [{ colorSpace: 'srgb', components: ['none', 0, 0], alpha: 1 }, '#000000'],
    [{ colorSpace: 'display-p3', components: [0, 0, 1], hex: '#0B57B8' }, '#0b57b8'],
    ['#0B57B8', '#0b57b8'],
    ['rgb(11 87 184)', '#0b57b8'],
    ['rgba(11, 87, 184, 100%)', '#0b57b8'],
    ['{palette.blue}', '#0b57b8'],
    ['{palette.link}', '#0b57b8'],
    [{ $ref: '#/palette/blue/$value' }, '#0b57b8'],
  ])('color %j', (value, css) => {
    const palette = { $type: 'color', blue: { $value: '#0b57b8' }, link: { $value: '{palette.blue}' } };
    const link = typeof value === 'string' && value.startsWith('{') ? { $value: value } : undefined;
    const token = '$ref' in Object(value) ? value : (link ?? { $type: 'color', $value: value });
    const theme = imported({ palette }, { textLink: token });
    expect(theme.light.textLink).toBe(css);
  });

  test.each([
    ['radius', { $type: 'dimension', s: { $value: { value: 0.5, unit: 'rem' } } }, { s: '0.5rem', m: '4px' }],
    ['radius', { s: { $type: 'dimension', $value: '3px' } }, { s: '3px' }],
    ['radius', { s: { $type: 'dimension', $value: px(0) } }, { s: '0' }],
    ['font', { displayWeight: { $type: 'fontWeight', $value: 'semi-bold' } }, { displayWeight: '600' }],
    ['font', { body: { $type: 'fontFamily', $value: 'Acme Sans' } }, { body: '"Acme Sans"' }],
    ['font', { body: { $type: 'fontFamily', $value: ['Acme', 'serif'] } }, { body: 'Acme, serif' }],
  ] as const)('%s %j', (group, tokens, expected) => {
    expect(imported({ [group]: tokens })[group]).toMatchObject(expected);
  });
});

describe('[PLUS-030] a shadow', () => {
  const both = (light: string, dark: string, palette: object = {}) =>
    importTokens(
      {
        palette,
        light: { color: five, elevation: { 2: shadow(light) } },
        dark: { elevation: { 2: shadow(dark) } },
      },
      { name: 'acme' },
    ).elevation[2];

  test('of a color role stays a variable, also by way of another alias', () => {
    const line = { $type: 'color', $value: '{light.color.borderSubtle}' };
    expect(both('{palette.line}', '{dark.color.borderSubtle}', { line })).toBe(
      '0 2px 4px var(--dl-color-border-subtle)',
    );
  });

  test('of another color has its value', () => {
    const night = { $type: 'color', $value: '#00000080' };
    expect(both('{palette.night}', '#00000080', { night })).toBe('0 2px 4px rgb(0 0 0 / 0.502)');
  });

  test('cannot differ between the modes', () => {
    expect(() => both('#000000', '#ffffff')).toThrow(
      'light.elevation.2 is 0 2px 4px #000000, and dark.elevation.2 is 0 2px 4px #ffffff. A theme has one shadow for both modes',
    );
    expect(() => both('{light.color.focus}', '#000000')).toThrow('refer to a colour role of each mode');
  });
});

test('CSS that a token was exported from holds until its value changes', () => {
  const exported = (value: number) => ({
    s: { $type: 'dimension', $value: px(value), $extensions: { '@driveline/ui': { css: '.50px' } } },
  });
  expect(imported({ radius: exported(0.5) }).radius.s).toBe('.50px');
  expect(imported({ radius: exported(2) }).radius.s).toBe('2px');
});

describe('[PLUS-031] colors that cannot be told apart are refused', () => {
  const refusal = (light: object, dark: object = {}) => {
    try {
      importTokens({ light: { color: { ...five, ...light } }, dark: { color: dark } }, { name: 'acme' });
    } catch (error) {
      return error as ContrastError;
    }
    throw new Error('was taken');
  };

  test.each([
    ['a decision', { textLink: hex('#7fb4ff') }, {}, 'light.color.textLink', 'textLink'],
    ['a role', { coreFg: hex('#cccccc') }, {}, 'light.color.coreFg', 'coreFg'],
    ['a role at night', {}, { textMuted: hex('#444444') }, 'dark.color.textMuted', 'textMuted'],
  ])('%s, by the path of its token and with the nearest good color', (_, light, dark, path, role) => {
    const error = refusal(light, dark);
    expect(error).toBeInstanceOf(ContrastError);
    const remedy = error.faults[0]?.remedies.find(({ change }) => change === path);
    expect(remedy?.nearest).toMatch(/^#[\da-f]{6}$/);
    expect(error.message).toContain(`Nearest good colour: ${path} ${remedy?.nearest}`);
    const better = { [role]: hex(remedy?.nearest ?? '') };
    const mended = 'textMuted' in dark ? [light, better] : [{ ...light, ...better }, dark];
    const document = { light: { color: { ...five, ...mended[0] } }, dark: { color: mended[1] } };
    expect(importTokens(document, { name: 'acme' }).name).toBe('acme');
  });
});

describe('a malformed document is refused and says what to write', () => {
  test.each<[string, object, string]>([
    [
      'no color to start from',
      { light: { color: {} } },
      "no token light.color.textPrimary, which is the brand's ink",
    ],
    [
      'a role that there is not',
      { light: { color: { textMutd: hex('#000000') } } },
      'light.color.textMutd is not a colour role. Did you mean textMuted?',
    ],
    [
      'a role in groups',
      { dark: { color: { text: { muted: hex('#000000') } } } },
      'dark.color.text.muted is not a colour role. Did you mean textMuted?',
    ],
    ['a value without a token', { radius: { s: 4 } }, 'radius.s is 4. A token is an object with $value'],
    ['no type', { radius: { s: { $value: '4px' } } }, 'radius.s has no $type. Write "$type": "dimension"'],
    [
      'another type',
      { radius: { $type: 'number', s: { $value: 4 } } },
      'radius.s has the $type "number". Write "$type": "dimension"',
    ],
    [
      'another unit',
      { radius: { s: { $type: 'dimension', $value: { value: 1, unit: 'em' } } } },
      'Token radius.s is {"value":1,"unit":"em"}. Write a length in px or rem',
    ],
    [
      'a named color',
      { dark: { color: { focus: hex('crimson') } } },
      'Token dark.color.focus is "crimson". Write a colour',
    ],
    [
      'a channel above 1',
      {
        dark: {
          color: { focus: { $type: 'color', $value: { colorSpace: 'srgb', components: [11, 87, 184] } } },
        },
      },
      'Token dark.color.focus is {',
    ],
    [
      'another space without hex',
      {
        dark: {
          color: { focus: { $type: 'color', $value: { colorSpace: 'oklch', components: [0.5, 0.1, 20] } } },
        },
      },
      'needs its "hex" too',
    ],
    [
      'text that shows through',
      { dark: { color: { focus: hex('#ffffff80') } } },
      'dark.color.focus is rgb(255 255 255 / 0.502). Its contrast is checked',
    ],
    [
      'half a shadow',
      { light: { buttonEdge: { $type: 'shadow', $value: { color: '#000000' } } } },
      'Token light.buttonEdge (offsetX) is missing. Write a length',
    ],
    [
      'no shadow',
      { light: { buttonEdge: { $type: 'shadow', $value: [] } } },
      'Token light.buttonEdge is []. Write a shadow',
    ],
    [
      'a weight above 1000',
      { font: { displayWeight: { $type: 'fontWeight', $value: 1200 } } },
      'Token font.displayWeight is 1200. Write a weight',
    ],
    [
      'a font name that ends the declaration',
      { font: { body: { $type: 'fontFamily', $value: ['a;}'] } } },
      'Token font.body is ["a;}"]. Write font names',
    ],
    [
      'an alias to nothing',
      { radius: { s: { $value: '{size.small}' } } },
      'radius.s refers to size.small, which is not in the document',
    ],
    [
      'aliases in a circle',
      { radius: { s: { $value: '{a.b}' } }, a: { b: { $value: '{a.c}' }, c: { $value: '{a.b}' } } },
      'radius.s refers to itself: radius.s → a.b → a.c → a.b',
    ],
    ['inherited groups', { palette: { $extends: '{base}' } }, 'Group palette uses $extends'],
    [
      'CSS that ends the declaration',
      { $extensions: { '@driveline/ui': { css: { 'font.displayTracking': '0;}' } } } },
      'font.displayTracking is "0;}". Write one CSS value',
    ],
    [
      'another case of headings',
      { $extensions: { '@driveline/ui': { css: { 'font.displayCase': 'small-caps' } } } },
      'font.displayCase is "small-caps". Write none or uppercase',
    ],
    [
      'font files that are none',
      { $extensions: { '@driveline/ui': { fontFaces: 'a.woff2' } } },
      'fontFaces of $extensions is not a list',
    ],
    [
      'a font file without a name',
      { $extensions: { '@driveline/ui': { fontFaces: [{ family: 'A', weight: '400' }] } } },
      'fontFaces.0.file is missing',
    ],
    [
      'a font file that leaves its quotes',
      { $extensions: { '@driveline/ui': { fontFaces: [{ family: 'A"', weight: '400', file: 'a' }] } } },
      'Write the name without quotes',
    ],
  ])('%s', (name, document, message) => {
    const { light, ...others } = document as { light?: { color?: object } };
    const color = name === 'no color to start from' ? {} : { ...five, ...light?.color };
    const read = () => importTokens({ ...others, light: { ...light, color } }, { name: 'acme' });
    expect(read).toThrow(RangeError);
    expect(read).toThrow(message);
  });

  test.each([[[]], ['{}'], [null]])('%j', (document) => {
    expect(() => importTokens(document)).toThrow('The document is not an object.');
  });

  test('a theme without a name', () => {
    expect(() => importTokens({ light: { color: five } })).toThrow('Pass `name`.');
  });
});

import { describe, expect, test } from 'vitest';
import { ironbay } from '../themes/ironbay.ts';
import { exportFigmaVariables } from './exportFigmaVariables.ts';
import type { FigmaVariables } from './figmaVariables.ts';
import { importTokens } from './importTokens.ts';

/** What Figma would answer for a brand, with one variable changed. */
function changed(name: string, change: (of: FigmaVariables['meta']['variables'][string]) => object): object {
  const { meta } = exportFigmaVariables(ironbay);
  const variables = Object.fromEntries(
    Object.entries(meta.variables).map(([id, one]) => [
      id,
      one.name === name ? { ...one, ...change(one) } : one,
    ]),
  );
  return { meta: { ...meta, variables } };
}

const read = (document: object) => importTokens(document, { name: 'ironbay' });
const alias = (id: string) => ({ type: 'VARIABLE_ALIAS', id });

function withPalette(document: object, modes: readonly string[], valuesByMode: object): object {
  const { meta } = document as FigmaVariables;
  const palette = { modes: modes.map((name, at) => ({ modeId: `9:${at}`, name })), defaultModeId: '9:0' };
  const blue = { name: 'blue/500', variableCollectionId: 'palette', valuesByMode };
  return {
    meta: {
      variableCollections: { ...meta.variableCollections, palette },
      variables: { ...meta.variables, blue },
    },
  };
}

const referring = changed('color/focus', () => ({
  valuesByMode: { '1:0': alias('blue'), '1:1': alias('blue') },
}));
const navy = { r: 0, g: 0, b: 0.5 };
const sky = { r: 0.5, g: 0.75, b: 1, a: 1 };

test('[PLUS-030] colors are variables of two modes, corners numbers, the rest texts', () => {
  const { variableCollections, variables } = exportFigmaVariables(ironbay).meta;
  expect(
    Object.values(variableCollections).map(({ name, modes }) => [name, modes.map((mode) => mode.name)]),
  ).toEqual([
    ['Color', ['Light', 'Dark']],
    ['Brand', ['Brand']],
  ]);
  const named = (name: string) => Object.values(variables).find((one) => one.name === name);
  expect(named('color/surfaceBrand')).toMatchObject({
    resolvedType: 'COLOR',
    valuesByMode: { '1:0': { r: 1, g: 0.7608, b: 0.102, a: 1 } },
    codeSyntax: { WEB: 'var(--dl-color-surface-brand)' },
  });
  expect(named('radius/s')).toMatchObject({ resolvedType: 'FLOAT', valuesByMode: { '2:0': 2 } });
  expect(named('font/displayTracking')).toMatchObject({
    resolvedType: 'STRING',
    valuesByMode: { '2:0': '.01em' },
  });
});

test('[PLUS-030] an alias continues in the mode of its name, otherwise in the default one', () => {
  const two = read(withPalette(referring, ['light', 'dark'], { '9:0': navy, '9:1': sky }));
  expect([two.light.focus, two.dark.focus]).toEqual(['#000080', '#80bfff']);
  const medium = { r: 0.4, g: 0.5, b: 0.6 };
  const one = read(withPalette(referring, ['Value'], { '9:0': medium }));
  expect([one.light.focus, one.dark.focus]).toEqual(['#668099', '#668099']);
});

test('a palette below color without modes of its own is left alone', () => {
  const document = withPalette(referring, ['light', 'dark'], { '9:0': navy, '9:1': sky }) as FigmaVariables;
  const own = { name: 'color/blue', variableCollectionId: 'own', valuesByMode: { '8:0': navy } };
  const { variables, variableCollections } = document.meta;
  const collection = { modes: [{ modeId: '8:0', name: 'Value' }], defaultModeId: '8:0' };
  const more = {
    variableCollections: { ...variableCollections, own: collection },
    variables: { ...variables, own },
  };
  expect(read({ meta: more }).light.focus).toBe('#000080');
});

describe('variables that cannot be read', () => {
  const both = (value: unknown) => () => ({ valuesByMode: { '1:0': value, '1:1': value } });
  const brand = (value: unknown) => () => ({ valuesByMode: { '2:0': value } });
  test.each<[string, object, string]>([
    [
      'a name',
      changed('color/focus', () => ({ name: 'color/focos' })),
      'color/focos is not a colour role. Did you mean focus?',
    ],
    [
      'a channel',
      changed('color/focus', both({ r: 255, g: 0, b: 0 })),
      'light.color.focus is {"r":255,"g":0,"b":0}. Write a colour with r, g, b',
    ],
    ['no value', changed('color/focus', both(undefined)), 'light.color.focus is missing'],
    ['a number for a font', changed('font/body', brand(12)), 'Token font.body is 12. Write a text.'],
    [
      'a text that ends the declaration',
      changed('font/body', brand('a}')),
      'Variable font.body is "a}". Write one CSS value',
    ],
    ['an alias to nothing', referring, 'color/focus refers to blue, which is not in the document'],
    [
      'an alias to itself',
      withPalette(referring, ['x'], { '9:0': alias('blue') }),
      'refers to itself: color/focus → blue/500 → blue/500',
    ],
    ['no values', changed('radius/s', () => ({ valuesByMode: undefined })), 'has no name or no valuesByMode'],
    [
      'no collection',
      changed('radius/s', () => ({ variableCollectionId: 'gone' })),
      'The collection of variable radius/s is missing',
    ],
  ])('%s', (_, document, message) => {
    expect(() => read(document)).toThrow(RangeError);
    expect(() => read(document)).toThrow(message);
  });
});

test('a color that Figma has no channels for is named', () => {
  const theme = { ...ironbay, dark: { ...ironbay.dark, scrim: 'color-mix(in srgb, red, blue)' } };
  expect(() => exportFigmaVariables(theme)).toThrow('dark.color.scrim is color-mix(in srgb, red, blue)');
});

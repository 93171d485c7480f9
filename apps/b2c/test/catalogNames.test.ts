import { expect, test } from 'vitest';
import names from '../../../examples/canada/catalogNames.fr-CA.json' with { type: 'json' };
import { withNames } from '../seed/catalogNames.ts';
import { readAttributes, readPartTypes } from '../seed/seedData.ts';
import { readPartOptions } from '../seed/promotionSeed.ts';

const french = { 'fr-CA': names };
const data = [...readAttributes(), ...readPartTypes(), ...readPartOptions()];

test('a market names the catalogue by its English words, whatever is counted by their plural rules', () => {
  const given = {
    'fr-CA': { names: { Beam: 'Faisceau', '{n} piston': '{n} piston.', '{n} pistons': '{n} pistons.' } },
  };
  const counted = { 'en-US': { one: '{n} piston', other: '{n} pistons' } };
  expect(withNames([{ id: 'beam', labels: { 'en-US': 'Beam' }, counted }], given)).toEqual([
    {
      id: 'beam',
      labels: { 'en-US': 'Beam', 'fr-CA': 'Faisceau' },
      counted: { ...counted, 'fr-CA': { one: '{n} piston.', other: '{n} pistons.' } },
    },
  ]);
});

test('what one word means several times is named by its ids, which win over the word', () => {
  const said = withNames(readAttributes(), french);
  const labelOf = (id: string) => said.find((attribute) => attribute.id === id)?.labels['fr-CA'];
  const valueOf = (id: string, code: string) =>
    said
      .find((attribute) => attribute.id === id)
      ?.values.flatMap((value) =>
        typeof value === 'object' && value.code === code ? [value.names] : [],
      )[0]?.['fr-CA'];
  expect([labelOf('power'), labelOf('powerSource'), valueOf('mirrorAdjust', 'power')]).toEqual([
    'Puissance',
    'Alimentation',
    'Électrique',
  ]);
  expect([labelOf('beam'), valueOf('bladeType', 'beam')]).toEqual(['Faisceau', 'Plat']);
  const given = { fr: { names: { Wash: 'a' }, byId: { 'car-wash.plural': 'b' } } };
  const wash = { code: 'car-wash', plural: { 'en-US': 'Wash' }, singular: { 'en-US': 'Wash' } };
  expect(withNames([wash], given)).toMatchObject([{ plural: { fr: 'b' }, singular: { fr: 'a' } }]);
});

test('each id that a market names is one of the catalogue', () => {
  const { byId } = names;
  const marked = {
    fr: { names: {}, byId: Object.fromEntries(Object.keys(byId).map((id) => [id, `!${id}`])) },
  };
  const text = JSON.stringify(withNames(data, marked));
  expect(Object.keys(byId).filter((id) => !text.includes(`"fr":"!${id}"`))).toEqual([]);
});

import { expect, test } from 'vitest';
import { holdsOf } from '../test/holdsOf.ts';
import { everyCar, needsOfMember } from '../test/everyCar.ts';
import { distinct, typeBy } from '../test/popularCars.ts';
import { readGearboxes } from './gearboxes.ts';

test('no starter asks for the gearbox of a car that was sold with one kind, and an automatic one has no clutch', () => {
  const wrong: string[] = [];
  let single = 0;
  for (const { member, engine, sheet, name } of everyCar) {
    const gearbox = sheet.gearbox(engine);
    if (gearbox === 'both') continue;
    single += 1;
    if (needsOfMember(typeBy('starters'), member, engine).some(({ ask }) => ask)) wrong.push(name);
    if (gearbox === 'automatic' && needsOfMember(typeBy('clutch-kits'), member, engine).length > 0)
      wrong.push(`${name}: clutch`);
  }
  expect(single).toBeGreaterThan(20);
  expect(distinct(wrong)).toEqual([]);
});

test('every line is of an engine that a vehicle had', () => {
  const unused = readGearboxes().filter(
    (line) =>
      !everyCar.some(({ member, engine, sheet }) =>
        holdsOf(line, { group: sheet.group, start: sheet.start, model: member.model }, member, engine),
      ),
  );
  expect(unused.map((line) => line.join(' '))).toEqual([]);
});

test('a Brazilian car of 1.0 litres is not asked for its gearbox', () => {
  const asks = (model: string, litres: number) =>
    everyCar.some(
      ({ member, engine }) =>
        member.model.market === 'br' &&
        member.model.name === model &&
        engine.litres === litres &&
        !engine.isTurbo &&
        needsOfMember(typeBy('starters'), member, engine).some(({ ask }) => ask),
    );
  for (const model of ['Onix', 'HB20', 'Gol', 'Argo', 'Ka', 'Sandero', 'Uno'])
    expect(asks(model, 1)).toBe(false);
});

test('struts of a car whose sporty versions have the same ones ask nothing', () => {
  const one = everyCar.filter(({ sheet }) => sheet.suspension === 'one');
  expect(distinct(one.map(({ sheet }) => sheet.platform.id))).toEqual(
    expect.arrayContaining(['Honda Civic@2016', 'Honda Accord@2013']),
  );
  for (const { member, engine, name } of one)
    expect(
      needsOfMember(typeBy('struts'), member, engine).every(({ ask }) => ask === null),
      name,
    ).toBe(true);
});

import { describe, expect, test } from 'vitest';
import { byModel, cars, takenBy, typeOf, verdictOf, type Car } from '../test/popularCars.ts';

const recent = cars.filter(({ year }) => year >= 2008);

/** What an axle has in place of these: an answer that it is one of drums leaves shoes. */
const instead: Readonly<Record<string, string>> = {
  'brake-pads': 'brake-shoes',
  'brake-rotors': 'brake-drums',
  'brake-calipers': 'brake-drums',
  'brake-shoes': 'brake-pads',
  'brake-drums': 'brake-rotors',
};

/** Calipers have sides, drums have not. */
const axle = (position: string | null) => position?.replace(/left|right/i, '');

/** Every answer to whatever the parts of a car ask at one place. */
function answersOf(car: Car) {
  const answers = new Map<
    string,
    Record<'code' | 'question' | 'option', string> & { position: string | null }
  >();
  for (const { part, lines } of byModel.get(car.modelId) ?? []) {
    const { question } = verdictOf(car, lines);
    if (!question) continue;
    const { position } = part;
    const { code } = typeOf(part);
    for (const option of question.options)
      answers.set([code, position, question.id, option].join(), {
        code,
        position,
        question: question.id,
        option,
      });
  }
  return answers.values();
}

describe('questions that a part asks', () => {
  test('[PLUS-052] each answer is one of the question’s', () => {
    const asked = [...byModel.values()]
      .flat()
      .flatMap(({ lines }) => lines.flatMap(({ qualifiers }) => qualifiers ?? []));
    expect(asked.length).toBeGreaterThan(1000);
    for (const { question, value, options } of asked) expect(options, question).toContain(value);
  });

  test('[PLUS-052] whatever the owner answers, a part fits there, but for lamps that have no bulb', () => {
    const bare: string[] = [];
    let answered = 0;
    for (const car of recent)
      for (const { code, position, question, option } of answersOf(car)) {
        if (code === 'headlight-bulbs' && option === 'led') continue;
        answered += 1;
        const types = [code, instead[code]].flatMap((type) => type ?? []);
        const left = types.flatMap((type) => takenBy(car, type, { [question]: option }));
        if (!left.some((part) => axle(part.position) === axle(position)))
          bare.push(`${car.name} ${code} ${position} ${question} ${option}`);
      }
    expect(answered).toBeGreaterThan(2000);
    expect(bare.slice(0, 5)).toEqual([]);
  });
});

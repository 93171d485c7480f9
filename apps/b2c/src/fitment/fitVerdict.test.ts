import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Application, FitVehicle } from './fitModel.ts';
import { fitVerdict, standingOf } from './fitVerdict.ts';
import { dontKnow } from './questions.ts';

const civic: FitVehicle = {
  modelId: 1,
  year: 2018,
  engineId: 10,
  source: 'vehicle',
  makeName: 'Honda',
  modelName: 'Civic',
  engineName: '2.0L I4',
};
const row = (over: Partial<Application> = {}): Application => ({
  y0: 2016,
  y1: 2021,
  engines: null,
  qualifiers: null,
  position: null,
  quantity: 1,
  ...over,
});
const asking = (value: string) => ({ question: 'rotor-diameter', value, options: ['296', '320'] });
const judge = (applications: Application[], answers = {}, vehicle: FitVehicle | null = civic) =>
  fitVerdict({ universal: false, applications }, vehicle, answers);

describe('states', () => {
  test('[PLUS-001] each of the five states has its case', () => {
    expect(judge([row()]).state).toBe('FITS');
    expect(judge([row({ qualifiers: [asking('296')] })]).state).toBe('NEEDS_MORE_INFO');
    expect(judge([row({ y1: 2017 })]).state).toBe('DOES_NOT_FIT');
    expect(judge([row({ qualifiers: [asking('296')] })], { 'rotor-diameter': '320' }).state).toBe(
      'DOES_NOT_FIT',
    );
    expect(fitVerdict({ universal: true, applications: [] }, civic).state).toBe('UNIVERSAL');
    expect(judge([row()], {}, null).state).toBe('NO_VEHICLE');
  });

  test('[PLUS-002] a misfit names what stands against it', () => {
    const failing = (applications: Application[], answers = {}) =>
      judge(applications, answers).reasons.filter(({ ok }) => !ok);
    expect(failing([])).toMatchObject([{ key: 'model', value: 'Honda Civic' }]);
    expect(failing([row({ y1: 2017 })])).toMatchObject([
      { key: 'year', value: '2018', needed: ['2016–2017'] },
    ]);
    expect(failing([row({ engines: [11] })])).toMatchObject([
      { key: 'engine', value: '2.0L I4', needed: ['11'] },
    ]);
    expect(failing([row({ qualifiers: [asking('296')] })], { 'rotor-diameter': '320' })).toMatchObject([
      { key: 'rotor-diameter', value: '320', source: 'shopper', needed: ['296'] },
    ]);
  });

  test('[PLUS-002] what a misfit needs is told once: years without a gap as one span, each engine, each answer', () => {
    const neededOf = (applications: Application[], answers = {}) =>
      judge(applications, answers).reasons.find(({ ok }) => !ok)?.needed;
    const years = [
      row({ y0: 2020 }),
      row({ y0: 2012, y1: 2014 }),
      row({ y0: 2015, y1: 2015 }),
      row({ y0: 2010, y1: 2010 }),
    ];
    expect(neededOf(years)).toEqual(['2010', '2012–2015', '2020–2021']);
    // Engines of other years are no help to this one.
    const engines = [row({ engines: [11, 12] }), row({ engines: [12] }), row({ y1: 2017, engines: [10] })];
    expect(neededOf(engines)).toEqual(['11', '12']);
    const asked = [row({ qualifiers: [asking('296')] }), row({ qualifiers: [asking('340')] })];
    expect(neededOf(asked, { 'rotor-diameter': '320' })).toEqual(['296', '340']);
  });

  test('one line that takes a fluid is enough, whichever comes first', () => {
    const line = (takes: boolean) =>
      row({
        fluid: {
          attribute: 'viscosity',
          grade: '5w30',
          asked: takes ? '5w30' : '0w20',
          litres: 4,
          approval: null,
          meets: true,
          takes,
        },
      });
    expect(judge([line(false), line(true)]).state).toBe('FITS');
    expect(judge([line(true), line(false)]).state).toBe('FITS');
    expect(judge([line(false), line(false)]).state).toBe('DOES_NOT_FIT');
  });

  test('[PLUS-002] facts of a VIN are named as its', () => {
    const reasons = judge([row({ engines: [10] })], {}, { ...civic, source: 'vin' }).reasons;
    expect(reasons.map(({ source }) => source)).toEqual(['vin', 'vin', 'vin']);
  });

  test('[PLUS-002] a drive that the VIN tells is named as its, until the shopper says otherwise', () => {
    const asked = row({ qualifiers: [{ question: 'drive', value: '4wd', options: ['2wd', '4wd'] }] });
    const told = { ...civic, source: 'vin' as const, drive: '4wd' };
    const driveOf = (drive: string) =>
      judge([asked], { drive }, told).reasons.find(({ key }) => key === 'drive');
    expect(driveOf('4wd')).toMatchObject({ source: 'vin', ok: true });
    expect(driveOf('2wd')).toMatchObject({ source: 'shopper', ok: false });
  });

  test('[PLUS-002] what is told of a part for every vehicle, without a vehicle, and of a part that fits', () => {
    expect(fitVerdict({ universal: true, applications: [] }, null)).toEqual({
      state: 'UNIVERSAL',
      reasons: [{ key: 'universal', value: '', source: 'catalog', ok: true }],
    });
    expect(judge([row()], {}, null)).toEqual({ state: 'NO_VEHICLE', reasons: [] });
    const asked = row({ engines: [10], qualifiers: [asking('296')] });
    expect(judge([asked], { 'rotor-diameter': '296' })).toEqual({
      state: 'FITS',
      reasons: [
        { key: 'year', value: '2018', source: 'vehicle', ok: true },
        { key: 'model', value: 'Honda Civic', source: 'vehicle', ok: true },
        { key: 'engine', value: '2.0L I4', source: 'vehicle', ok: true },
        { key: 'rotor-diameter', value: '296', source: 'shopper', ok: true },
      ],
      quantityNeeded: 1,
    });
  });

  test('[PLUS-002] a misfit by its year or engine tells what does fit before', () => {
    const model = { key: 'model', value: 'Honda Civic', source: 'vehicle', ok: true };
    const year = { key: 'year', value: '2018', source: 'vehicle', ok: true };
    expect(judge([row({ y0: 2019 }), row({ y1: 2017 })]).reasons).toEqual([
      model,
      { ...year, ok: false, needed: ['2016–2017', '2019–2021'] },
    ]);
    const engine = { key: 'engine', value: '2.0L I4', source: 'vehicle', ok: false, needed: ['11'] };
    expect(judge([row({ y1: 2017 }), row({ engines: [11] })]).reasons).toEqual([model, year, engine]);
  });

  test.each([
    [2018, 2018, 'FITS'],
    [2018, 2020, 'FITS'],
    [2016, 2018, 'FITS'],
    [2019, 2020, 'DOES_NOT_FIT'],
    [2016, 2017, 'DOES_NOT_FIT'],
  ])('from %i to %i a vehicle of 2018 %s', (y0, y1, state) => {
    expect(judge([row({ y0, y1 })]).state).toBe(state);
  });

  test('[PLUS-003] while a question is open, what was answered before it counts as a reason', () => {
    const both = row({ qualifiers: [asking('296'), { question: 'abs', value: 'yes', options: ['no'] }] });
    const verdict = judge([both], { 'rotor-diameter': '296' });
    expect(verdict.reasons).toEqual([
      { key: 'year', value: '2018', source: 'vehicle', ok: true },
      { key: 'model', value: 'Honda Civic', source: 'vehicle', ok: true },
      { key: 'rotor-diameter', value: '296', source: 'shopper', ok: true },
    ]);
    expect(verdict.question).toEqual({ id: 'abs', options: ['no', 'yes'] });
  });

  test('[PLUS-003] a question offers the answers of every candidate, and of no other question', () => {
    const other = { question: 'abs', value: 'yes', options: ['yes', 'no'] };
    const wide = { question: 'rotor-diameter', value: '340', options: ['296', '340'] };
    const verdict = judge([row({ qualifiers: [asking('296'), other] }), row({ qualifiers: [wide] })]);
    expect(verdict.question).toEqual({ id: 'rotor-diameter', options: ['296', '320', '340'] });
  });

  test('[PLUS-003] one question at a time, settled by its answer', () => {
    const applications = [
      row({ qualifiers: [asking('296'), { question: 'abs', value: 'yes', options: ['yes', 'no'] }] }),
    ];
    expect(judge(applications).question).toEqual({ id: 'rotor-diameter', options: ['296', '320'] });
    const next = judge(applications, { 'rotor-diameter': '296' });
    expect(next.question?.id).toBe('abs');
    expect(judge(applications, { 'rotor-diameter': '296', abs: 'yes' }).state).toBe('FITS');
  });

  test("[PLUS-003] 'I don't know' keeps both candidates and asks no more", () => {
    for (const value of ['296', '320']) {
      const verdict = judge([row({ qualifiers: [asking(value)] })], { 'rotor-diameter': dontKnow });
      expect(verdict.state).toBe('NEEDS_MORE_INFO');
      expect(verdict.question).toBeUndefined();
    }
  });

  test('[PLUS-015] the quantity of the application is told', () => {
    expect(judge([row({ quantity: 2, position: 'front' })])).toMatchObject({
      quantityNeeded: 2,
      position: 'front',
    });
  });
});

const ids = ['a', 'b', 'c'];
const qualifier = fc.record({
  question: fc.constantFrom(...ids),
  value: fc.constantFrom('1', '2'),
  options: fc.constant(['1', '2']),
});
const application = fc.record({
  y0: fc.integer({ min: 2014, max: 2019 }),
  y1: fc.integer({ min: 2019, max: 2022 }),
  engines: fc.option(fc.uniqueArray(fc.integer({ min: 9, max: 11 }), { minLength: 1 }), { nil: null }),
  qualifiers: fc.option(fc.uniqueArray(qualifier, { selector: ({ question }) => question }), { nil: null }),
  position: fc.constant(null),
  quantity: fc.integer({ min: 1, max: 4 }),
});
const answers = fc.dictionary(fc.constantFrom(...ids), fc.constantFrom('1', '2', dontKnow));

describe('for any applications and answers', () => {
  test('[PLUS-002] no FITS without reasons, and none of them against it', () => {
    fc.assert(
      fc.property(fc.array(application, { maxLength: 5 }), answers, (applications, given) => {
        const { state, reasons } = judge(applications, given);
        if (state === 'FITS') {
          expect(reasons.length).toBeGreaterThan(0);
          expect(reasons.every(({ ok }) => ok)).toBe(true);
        }
        if (state === 'DOES_NOT_FIT') expect(reasons.some(({ ok }) => !ok)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  test('no reason contradicts another, and the question is one that is open', () => {
    fc.assert(
      fc.property(fc.array(application, { maxLength: 5 }), answers, (applications, given) => {
        const { state, reasons, question } = judge(applications, given);
        const byKey = new Map<string, boolean>();
        for (const { key, ok } of reasons) {
          expect(byKey.get(key) ?? ok).toBe(ok);
          byKey.set(key, ok);
        }
        if (question) {
          expect(state).toBe('NEEDS_MORE_INFO');
          expect(given[question.id]).toBeUndefined();
          expect(question.options.length).toBeGreaterThan(0);
        }
      }),
      { numRuns: 2000 },
    );
  });

  test('answering the question never makes a fitting part unfit elsewhere, and leads to an end', () => {
    fc.assert(
      fc.property(fc.array(application, { maxLength: 5 }), (applications) => {
        let given: Record<string, string> = {};
        for (let step = 0; step <= ids.length; step++) {
          const verdict = judge(applications, given);
          if (!verdict.question) return;
          expect(step).toBeLessThan(ids.length);
          given = { ...given, [verdict.question.id]: verdict.question.options[0]! };
        }
      }),
    );
  });

  test('[PLUS-001] what a shelf counts is what each row then says', () => {
    fc.assert(
      fc.property(fc.array(application, { maxLength: 5 }), answers, (applications, given) => {
        const inYear = applications.filter(({ y0, y1 }) => y0 <= civic.year && civic.year <= y1);
        const best = Math.max(0, ...inYear.map((line) => standingOf(line, civic, given)));
        expect(judge(applications, given).state).toBe(['DOES_NOT_FIT', 'NEEDS_MORE_INFO', 'FITS'][best]);
      }),
    );
  });
});

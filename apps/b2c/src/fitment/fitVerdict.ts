import type {
  Answers,
  Application,
  FitPart,
  FluidMatch,
  FitCondition,
  FitVehicle,
  PartVerdict,
  Qualifier,
} from './fitModel.ts';
import { dontKnow } from './questions.ts';

interface Candidate {
  application: Application;
  /** Every qualifier answered as the application needs it. */
  settled: Qualifier[];
  /** Answered otherwise: the application is out. */
  failed: Qualifier[];
  open: Qualifier[];
}

/**
 * Whether a part fits, with the reasons that prove it (PLUS-001, PLUS-002).
 * One application that holds is enough; several may wait for the same answer. An answer 'unknown' settles
 * nothing, so the candidates stay, and the next question is asked (PLUS-003).
 */
export function fitVerdict(part: FitPart, vehicle: FitVehicle | null, answers: Answers = {}): PartVerdict {
  if (part.universal) {
    return { state: 'UNIVERSAL', reasons: [{ key: 'universal', value: '', source: 'catalog', ok: true }] };
  }
  if (!vehicle) return { state: 'NO_VEHICLE', reasons: [] };
  const matching = part.applications.filter((a) => holdsFor(a, vehicle));
  if (matching.length === 0) return { state: 'DOES_NOT_FIT', reasons: misfitReasons(part, vehicle) };
  const taken = matching.filter(({ fluid }) => fluid?.takes !== false);
  if (taken.length === 0)
    return { state: 'DOES_NOT_FIT', reasons: lineReasons(vehicle, matching[0]!, false) };
  const candidates = taken.map((application) => judge(application, answers));
  const fitting = candidates.find(({ failed, open }) => failed.length === 0 && open.length === 0);
  if (fitting) {
    return {
      state: 'FITS',
      reasons: [
        ...lineReasons(vehicle, fitting.application, true),
        ...settledAnswers(vehicle, fitting.settled),
      ],
      ...partOfVehicle(fitting.application),
    };
  }
  const waiting = candidates.filter(({ failed }) => failed.length === 0);
  const [first] = waiting;
  if (!first) {
    return {
      state: 'DOES_NOT_FIT',
      reasons: failedAnswers(vehicle, candidates, answers),
    };
  }
  const question = nextQuestion(waiting, answers);
  return {
    state: 'NEEDS_MORE_INFO',
    reasons: [...lineReasons(vehicle, first.application, false), ...settledAnswers(vehicle, first.settled)],
    ...(question ? { question } : {}),
    ...partOfVehicle(first.application),
  };
}

/** What one line of the catalogue says of a vehicle of its model and year: 2 fits, 1 waits for an answer, 0 is out. */
export type Standing = 0 | 1 | 2;

/**
 * The state that `fitVerdict` finds, without its reasons: a shelf counts all of its parts and words those of one page.
 * The best standing of a part's applications is its own.
 */
export function standingOf(
  { engines, qualifiers, fluid }: Pick<Application, 'engines' | 'qualifiers' | 'fluid'>,
  { engineId }: Pick<FitVehicle, 'engineId'>,
  answers: Answers,
): Standing {
  if (engines !== null && !engines.includes(engineId)) return 0;
  if (fluid?.takes === false) return 0;
  if (qualifiers === null) return 2;
  let isOpen = false;
  for (const { question, value } of qualifiers) {
    const answer = answers[question];
    if (answer === undefined || answer === dontKnow) isOpen = true;
    else if (answer !== value) return 0;
  }
  return isOpen ? 1 : 2;
}

const fluidReason = (
  { attribute, grade, asked, litres, approval, meets, place }: FluidMatch,
  ok: boolean,
): FitCondition => ({
  ...{ key: 'fluid', value: asked, source: 'catalog', ok, attribute, litres },
  ...(approval !== null && { approval }),
  ...(place && { place }),
  ...(!ok && grade !== null && grade !== asked && { needed: [grade] }),
  ...(grade === asked && !meets && { lacksApproval: true }),
});

const coversYear = ({ y0, y1 }: Application, year: number) => y0 <= year && year <= y1;

const holdsFor = (application: Application, vehicle: FitVehicle) =>
  coversYear(application, vehicle.year) &&
  (application.engines === null || application.engines.includes(vehicle.engineId));

function judge(application: Application, answers: Answers): Candidate {
  const qualifiers = application.qualifiers ?? [];
  const answered = (q: Qualifier) => {
    const answer = answers[q.question];
    return answer === undefined || answer === dontKnow ? undefined : answer;
  };
  return {
    application,
    settled: qualifiers.filter((q) => answered(q) === q.value),
    failed: qualifiers.filter((q) => answered(q) !== undefined && answered(q) !== q.value),
    open: qualifiers.filter((q) => answered(q) === undefined),
  };
}

/** The first open one that was not shrugged off already; options of all candidates together. */
function nextQuestion(
  waiting: readonly Candidate[],
  answers: Answers,
): { id: string; options: string[] } | undefined {
  const open = waiting.flatMap((candidate) => candidate.open);
  const next = open.find(({ question }) => answers[question] === undefined);
  if (!next) return undefined;
  const options = new Set<string>();
  for (const q of open)
    if (q.question === next.question) [...q.options, q.value].forEach((o) => options.add(o));
  return { id: next.question, options: [...options] };
}

const partOfVehicle = ({ quantity, position }: Application) => ({
  quantityNeeded: quantity,
  ...(position ? { position } : {}),
});

const modelName = ({ makeName, modelName: name }: FitVehicle) => `${makeName} ${name}`;

/** @param fits whether it is known to fit: a fluid of another grade than the manual's may be allowed by it */
function lineReasons(vehicle: FitVehicle, application: Application, fits: boolean): FitCondition[] {
  const { source } = vehicle;
  return [
    { key: 'year', value: String(vehicle.year), source, ok: true },
    { key: 'model', value: modelName(vehicle), source, ok: true },
    ...(application.engines ? [{ key: 'engine', value: vehicle.engineName, source, ok: true }] : []),
    ...(application.fluid ? [fluidReason(application.fluid, fits)] : []),
  ];
}

/** What stands against it, told as nearly as the catalogue allows: the model, the year, or the engine. */
function misfitReasons(part: FitPart, vehicle: FitVehicle): FitCondition[] {
  const { source } = vehicle;
  if (part.applications.length === 0) {
    return [{ key: 'model', value: modelName(vehicle), source, ok: false }];
  }
  const model: FitCondition = { key: 'model', value: modelName(vehicle), source, ok: true };
  const year = { key: 'year', value: String(vehicle.year), source };
  const inYear = part.applications.filter((a) => coversYear(a, vehicle.year));
  if (inYear.length === 0) return [model, { ...year, ok: false, needed: spansOfYears(part.applications) }];
  const needed = [...new Set(inYear.flatMap(({ engines }) => engines ?? []))].map(String);
  return [
    model,
    { ...year, ok: true },
    { key: 'engine', value: vehicle.engineName, source, ok: false, needed },
  ];
}

/** '2012–2015': years without a gap between them are one span, whatever their engines. */
function spansOfYears(applications: readonly Application[]): string[] {
  const spans: { y0: number; y1: number }[] = [];
  for (const { y0, y1 } of [...applications].sort((a, b) => a.y0 - b.y0)) {
    const last = spans.at(-1);
    if (last && y0 <= last.y1 + 1) last.y1 = Math.max(last.y1, y1);
    else spans.push({ y0, y1 });
  }
  return spans.map(({ y0, y1 }) => (y0 === y1 ? String(y0) : `${y0}–${y1}`));
}

/** What the vehicle's own facts say is no answer of the shopper. */
const sourceOf = ({ source, drive }: FitVehicle, question: string, value: string | undefined) =>
  question === 'drive' && value === drive ? source : 'shopper';

const settledAnswers = (vehicle: FitVehicle, qualifiers: readonly Qualifier[]): FitCondition[] =>
  qualifiers.map(({ question, value }) => ({
    ...{ key: question, value, ok: true },
    source: sourceOf(vehicle, question, value),
  }));

/** Each answer that rules the part out, once, with the answers that would not. */
function failedAnswers(
  vehicle: FitVehicle,
  candidates: readonly Candidate[],
  answers: Answers,
): FitCondition[] {
  const needed = new Map<string, Set<string>>();
  for (const { question, value } of candidates.flatMap(({ failed }) => failed)) {
    needed.set(question, (needed.get(question) ?? new Set()).add(value));
  }
  return [...needed].map(([key, values]) => ({
    key,
    value: answers[key]!,
    source: sourceOf(vehicle, key, answers[key]),
    ok: false,
    needed: [...values],
  }));
}

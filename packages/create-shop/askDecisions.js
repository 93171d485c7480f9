import { ContrastError, createBrandTheme, radiusSets } from '@driveline/ui/themes';
import { CLEAR, DEFAULT_DECISIONS } from './template/decisions.js';

/** Each colour that a brand decides, in the order of the questions, with what it is for. */
export const COLORS = {
  ink: 'Ink, for text and the header; nearly black',
  paper: 'Paper, the page behind white cards',
  brand: 'Brand, for filled buttons',
  onBrand: 'Text on the brand color',
  accent: 'Accent, for links and the focus ring',
};

const CORNERS = Object.keys(radiusSets);

/** @throws {RangeError} no set of corners has that name */
export function checkCorners(corners) {
  if (CORNERS.includes(corners)) return;
  throw new RangeError(`There are no '${corners}' corners. Choose from ${CORNERS.join(', ')}.`);
}

/**
 * @param {object} decisions all of them
 * @returns {Error | undefined} why they make no theme: a colour's notation, or pairs that are too faint
 */
function faultOf(decisions) {
  try {
    createBrandTheme({ ...decisions, name: 'shop' });
    return undefined;
  } catch (error) {
    if (error instanceof TypeError || error instanceof ContrastError) return error;
    throw error;
  }
}

/**
 * @param {object} given decisions that are made
 * @returns {object} them, and a default for each of the others: text on the brand is white or black, whichever can be read
 */
export function completed(given) {
  const all = { ...DEFAULT_DECISIONS, ...given };
  if (given.onBrand !== undefined) return all;
  const clear = CLEAR.find((onBrand) => !faultOf({ ...all, onBrand }));
  return { ...all, onBrand: clear ?? all.onBrand };
}

/** The nearest colour for one decision with which the others make a theme. */
function proposalOf({ faults }, input, decisions) {
  const nearest = faults
    .flatMap(({ remedies }) => remedies)
    .filter(({ change }) => change === input)
    .map((remedy) => remedy.nearest);
  return nearest.find((color) => color !== undefined && !faultOf({ ...decisions, [input]: color }));
}

/**
 * Holds a colour against notation and contrast with those given so far.
 * @returns {{ error?: string, proposal?: string }} what is wrong, and the nearest good colour where there is one
 */
export function judge(input, color, given) {
  const decisions = completed({ ...given, [input]: color });
  const fault = faultOf(decisions);
  if (!fault) return {};
  const proposal = fault instanceof ContrastError ? proposalOf(fault, input, decisions) : undefined;
  return { error: fault.message, proposal };
}

/**
 * Asks for the colours and corners that no flag has given.
 * @param {(question: object) => Promise<string>} ask
 * @param {object} given decisions that are made
 */
export async function askDecisions(ask, given) {
  const decisions = { ...given };
  for (const [input, words] of Object.entries(COLORS)) {
    if (decisions[input] !== undefined) continue;
    decisions[input] = await ask({
      words,
      usual: completed(decisions)[input],
      judge: (color) => judge(input, color, decisions),
    });
  }
  decisions.radius ??= await ask({
    words: `Corners (${CORNERS.join(', ')})`,
    usual: DEFAULT_DECISIONS.radius,
    judge: refusing(checkCorners),
  });
  return decisions;
}

/** A check that throws, as one that says what is wrong. */
export function refusing(check) {
  return (answer) => {
    try {
      check(answer);
      return {};
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      return { error: error.message };
    }
  };
}

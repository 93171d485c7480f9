/** Which of the five elements of a digit are wide (ISO/IEC 16390). */
const wide = ['00110', '10001', '01001', '11000', '00101', '10100', '01100', '00011', '10010', '01010'];

const WIDE = 3;

const widthsOf = (digit: string): number[] =>
  [...(wide[Number(digit)] ?? '')].map((element) => (element === '1' ? WIDE : 1));

/** Interleaved 2 of 5: of each pair the first digit is drawn by the bars, the second by the spaces between them. */
export function interleaved(digits: string): number[] {
  const pairs = digits.match(/../g) ?? [];
  const drawn = pairs.flatMap(([bars = '', spaces = '']) => {
    const light = widthsOf(spaces);
    return widthsOf(bars).flatMap((width, index) => [width, light[index] ?? 1]);
  });
  return [1, 1, 1, 1, ...drawn, WIDE, 1, 1];
}

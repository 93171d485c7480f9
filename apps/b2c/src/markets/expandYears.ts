/** '2006-2008,2011' to the years it means. */
export function expandYears(text: string): number[] {
  return text.split(',').flatMap((range) => {
    const [from = 0, to = from] = range.split('-').map(Number);
    return Array.from({ length: to - from + 1 }, (_, i) => from + i);
  });
}

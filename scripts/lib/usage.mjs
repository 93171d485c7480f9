import { readFileSync } from 'node:fs';

/** What stands above the first line of code of a command's file, as one would read it on the screen. */
export function usageOf(file) {
  const lines = readFileSync(file, 'utf8').split('\n');
  const end = lines.findIndex((line) => !line.startsWith('//'));
  return lines
    .slice(0, end)
    .map((line) => line.replace(/^\/\/ ?/, ''))
    .join('\n');
}

/** Ends the process with `usage` when that is what was asked for: a long run must not start instead. */
export function answerHelp(usage, args = process.argv.slice(2)) {
  if (!args.includes('--help') && !args.includes('-h')) return;
  console.log(usage);
  process.exit(0);
}

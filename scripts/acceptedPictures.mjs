// Whether each commit that changes accepted pictures says so in its body: 'Pictures: what looks different, and why'.
//   node scripts/acceptedPictures.mjs origin/main
import { execFileSync } from 'node:child_process';
import { unsaidPictures } from './lib/acceptedPictures.mjs';
import { at } from './lib/paths.mjs';
import { refuse, print } from './lib/print.mjs';
import { answerHelp } from './lib/usage.mjs';

answerHelp(import.meta.filename);
const [base] = process.argv.slice(2);
if (!base)
  refuse('Name the commit that the change starts from: node scripts/acceptedPictures.mjs origin/main');

const log = [
  'log',
  '--no-merges',
  '-z',
  '--format=%s%n%b',
  `${base}..HEAD`,
  '--',
  'apps/storybook/__screenshots__',
];
const commits = execFileSync('git', log, { cwd: at('.'), encoding: 'utf8' })
  .split('\0')
  .filter(Boolean)
  .map((message) => {
    const [subject, ...body] = message.split('\n');
    return { subject, body: body.join('\n') };
  });
const unsaid = unsaidPictures(commits);
for (const subject of unsaid) print(`'${subject}' changes pictures and has no line 'Pictures: …'.`);
console.log(`${commits.length - unsaid.length} passed, ${unsaid.length} failed`);
process.exitCode = unsaid.length === 0 ? 0 : 1;

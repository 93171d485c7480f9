/** What `npm run mutation` asks of every group. */
export const leastPercent = 90;

/**
 * All rules, formats and forms. Words are data, and properties of ten thousand examples would run for every mutant.
 * @type {Readonly<Record<string, { files: readonly string[], tests: readonly string[] }>>} paths below src
 */
export const groups = {
  rules: {
    files: [
      'rules/**/*.ts',
      'characters.ts',
      'lengthIssue.ts',
      'shapeIssue.ts',
      'errorPolicy.ts',
      '!**/*.test.ts',
      '!**/commonPasswords.ts',
    ],
    tests: ['rules/*/*.test.ts', 'rules/refusals.test.ts', 'errorPolicy.test.ts'],
  },
  formats: { files: ['formats/*.ts', '!**/*.test.ts'], tests: ['formats/*.test.ts'] },
  forms: { files: ['forms/*.ts', '!**/*.test.ts'], tests: ['forms/*.test.ts'] },
  tax: { files: ['tax/*.ts', '!**/*.test.ts'], tests: ['tax/*.test.ts'] },
};

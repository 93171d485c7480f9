/** What the body of a commit says that has accepted new pictures. */
const WORD = /^Pictures: \S/m;

/**
 * @param {readonly { subject: string, body: string }[]} commits that change accepted pictures
 * @returns {string[]} subjects of those that do not say so
 */
export const unsaidPictures = (commits) =>
  commits.filter(({ body }) => !WORD.test(body)).map(({ subject }) => subject);

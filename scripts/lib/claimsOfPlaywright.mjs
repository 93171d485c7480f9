import { basename, relative } from 'node:path';
import { idsIn, startClaims } from './claims.mjs';
import { root } from './paths.mjs';

const STATES = { expected: 'passed', flaky: 'flaky', unexpected: 'failed', skipped: 'skipped' };

/** Keeps the claims of a whole part of the journeys at one size (`E2E_WHOLE`, its name); some specs would forget the others'. */
export default class ClaimsOfPlaywright {
  onBegin(_, suite) {
    const { E2E_WHOLE: part } = process.env;
    this.suite = suite;
    this.keep = part && startClaims(`journeys-${part}`);
  }

  onEnd({ status }) {
    if (!this.keep || !['passed', 'failed'].includes(status)) return;
    const claims = this.suite.allTests().flatMap((test) => {
      const title = test.titlePath().slice(3).join(' ');
      const ids = idsIn(title);
      const [, , spec] = test.titlePath();
      return ids.length === 0
        ? []
        : [
            {
              ids,
              title,
              file: relative(root, test.location.file),
              state: STATES[test.outcome()],
              kind: 'journey',
              market: basename(spec).split('.')[0],
            },
          ];
    });
    this.keep(claims);
  }
}

import { relative } from 'node:path';
import { idsIn, startClaims, surfaceOf } from './claims.mjs';
import { root } from './paths.mjs';

const stateOf = (test) => (test.diagnostic()?.flaky ? 'flaky' : test.result().state);

/** Keeps the claims of a whole run of vitest; of some files' it would forget the others'. */
export default class ClaimsOfVitest {
  onInit(vitest) {
    this.vitest = vitest;
  }

  onTestRunStart() {
    this.keep = startClaims(relative(root, this.vitest.config.root).replaceAll('/', '-'));
  }

  async onTestRunEnd(modules, _errors, reason) {
    const { testNamePattern, shard } = this.vitest.config;
    const all = await this.vitest.globTestSpecifications();
    const isWhole = !testNamePattern && !shard && modules.length >= all.length;
    // What a file that cannot be loaded claims is not known.
    const isBroken = reason === 'interrupted' || modules.some((module) => module.errors().length > 0);
    if (!isWhole || isBroken) return;
    const claims = modules.flatMap((module) =>
      [...module.children.allTests()].flatMap((test) => {
        const ids = idsIn(test.fullName);
        const file = relative(root, module.moduleId);
        return ids.length === 0
          ? []
          : [{ ids, title: test.name, file, state: stateOf(test), kind: surfaceOf(file) }];
      }),
    );
    this.keep(claims);
  }
}

import type { Plugin } from 'vite';

const ROWS = /[\\/]packages[\\/]api[\\/]src[\\/]contract[\\/]\w+\.ts$/;
const ERRORS = /^ {4}errors: \{[^{}]*\},\n/gm;

/** Leaves the errors of the contract's rows to servers and types: a browser reads what a call answered. */
export function leanContract(): Plugin {
  return {
    name: 'driveline:lean-contract',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: (code, id) => (ROWS.test(id) ? { code: code.replace(ERRORS, ''), map: null } : null),
  };
}

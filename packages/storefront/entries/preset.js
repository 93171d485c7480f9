import { createRequire } from 'node:module';

// React Router compiles a configuration and what it imports, and finds neither conditions nor `#` names; Node does.
export const { driveline } = createRequire(import.meta.url)('#preset');

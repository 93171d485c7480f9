export { createTestServer } from './createTestServer.ts';
export type { TestAnswer, TestCall, TestFailure, TestServer } from './createTestServer.ts';
export { fixture } from './fixtures.ts';

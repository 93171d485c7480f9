export { createTestServer } from './createTestServer.ts';
export type {
  TestAnswer,
  TestAnswers,
  TestCall,
  TestFailure,
  TestInput,
  TestReply,
  TestServer,
  TestServerOptions,
} from './createTestServer.ts';
export { fixtureIn } from './fixtureIn.ts';
export { fixture } from './fixtures.ts';

import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';

/** @returns {Promise<{ port: number }>} */
const listen = (server) =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve({ port: server.address().port }));
  });

/** A content system without entries: the shop's files stand in. */
export const contentService = () =>
  listen(
    createHttpServer((_request, answer) => {
      answer.setHeader('content-type', 'application/json');
      answer.end('{"entries":[]}');
    }).unref(),
  );

/** Gives back what it is sent: the answers of the payment service travel through it (faultyShop.mjs). */
export const echoService = () =>
  listen(
    createHttpServer((request, answer) => {
      answer.setHeader('content-type', 'application/json');
      request.pipe(answer);
    }).unref(),
  );

/** Takes every mail and counts it. */
export async function mailService() {
  let taken = 0;
  const server = createServer((socket) => {
    let isMail = false;
    const say = (line) => socket.write(`${line}\r\n`);
    say('220 mail.test');
    let rest = '';
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk) => {
      const lines = `${rest}${chunk}`.split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (isMail && line !== '.') continue;
        if (isMail) {
          isMail = false;
          taken++;
          say('250 taken');
        } else if (line.startsWith('DATA')) {
          isMail = true;
          say('354 go on');
        } else if (line.startsWith('QUIT')) socket.end('221 bye\r\n');
        else say('250 ok');
      }
    });
  }).unref();
  return { ...(await listen(server)), taken: () => taken };
}

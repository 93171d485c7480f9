import { randomBytes } from 'node:crypto';
import { connect, createServer } from 'node:net';

const head = (status, length) =>
  `HTTP/1.1 ${status}\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\nconnection: close\r\n\r\n`;

/** What a broken service does with a connection, by protocol. */
const answers = {
  http: {
    busy: (socket) => socket.end(head('503 Service Unavailable', 0)),
    garbage: (socket, count) => socket.end(count % 2 ? randomBytes(300) : `${head('200 OK', 9)}<no json>`),
  },
  smtp: {
    busy: (socket) => socket.end('421 4.3.0 busy\r\n'),
    garbage: (socket) => socket.end(randomBytes(300)),
  },
};

export const faults = ['hang', 'reset', 'busy', 'garbage'];

/**
 * Stands between the shop and a service: passes everything on, or never answers, resets, says 503 or talks rubbish.
 * The first to speak is heard first, so that a fault comes where an answer would.
 */
export async function faultProxy(protocol, targetPort) {
  const open = new Set();
  let mode = 'pass';
  let tries = 0;
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket)).on('error', () => socket.destroy());
    if (mode === 'pass') {
      const target = connect(targetPort, '127.0.0.1');
      target.on('error', () => socket.destroy()).on('close', () => socket.destroy());
      socket.on('close', () => target.destroy());
      if (protocol === 'smtp') tries++;
      else socket.on('data', () => tries++);
      socket.pipe(target).pipe(socket);
      return;
    }
    const misbehave = () => {
      tries++;
      if (mode === 'reset') socket.resetAndDestroy();
      else if (mode !== 'hang') answers[protocol][mode](socket, tries);
    };
    if (protocol === 'smtp') misbehave();
    else socket.once('data', misbehave);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: server.address().port,
    /** Calls that came through to here since the last `set`. */
    tries: () => tries,
    set(next) {
      mode = next;
      tries = 0;
      for (const socket of open) socket.destroy();
    },
    close() {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}

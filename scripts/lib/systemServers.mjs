// PostgreSQL and Redis from the system's packages, each in a folder and on a port of its own.
import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { start, until } from './children.mjs';

/** Package of each program whose name is another one. */
const packages = { postgres: 'postgresql', etcd: 'etcd-server' };

/** Debian keeps PostgreSQL's programs out of the PATH. */
function folders() {
  const versions = existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql') : [];
  const newest = versions.sort((a, b) => Number(b) - Number(a)).map((it) => `/usr/lib/postgresql/${it}/bin`);
  return [...newest, ...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/bin'];
}

/** @returns {string | undefined} path of a system program */
export const findProgram = (program) =>
  folders()
    .map((folder) => join(folder, program))
    .find(existsSync);

/** @returns {string[]} names of the system packages to install for these programs */
export const lacking = (programs) =>
  programs.filter((program) => !findProgram(program)).map((program) => packages[program] ?? program);

/** PostgreSQL refuses to run as root. */
export function databaseUser() {
  if (userInfo().uid !== 0) return {};
  const id = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** @returns {Promise<boolean>} whether somebody listens there */
export const answers = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket.destroy() && true));
    socket.on('error', () => resolve(false));
  });

/** Makes an empty database cluster below the folder. @returns {string} its path */
export function createDatabaseFolder(folder) {
  const user = databaseUser();
  const data = join(folder, 'postgres');
  mkdirSync(data);
  if (user.uid !== undefined) for (const path of [folder, data]) chownSync(path, user.uid, user.gid);
  const locale = ['-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'];
  execFileSync(findProgram('initdb'), ['-D', data, '-U', 'shop', ...locale], { ...user, stdio: 'ignore' });
  return data;
}

/** @param {{ folder: string, data: string, port: number, settings?: string[] }} options `settings` as `name=value` */
export async function runPostgres({ folder, data, port, settings = [] }) {
  const all = [`unix_socket_directories=${folder}`, 'listen_addresses=127.0.0.1', ...settings];
  const args = ['-D', data, '-p', String(port), ...all.flatMap((setting) => ['-c', setting])];
  const part = start(findProgram('postgres'), args, databaseUser());
  await until('PostgreSQL', part, () => answers(port));
  return part;
}

export async function runRedis({ folder, port }) {
  const part = start(findProgram('redis-server'), ['--port', String(port), '--save', '', '--dir', folder]);
  await until('Redis', part, () => answers(port));
  return part;
}

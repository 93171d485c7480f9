import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto';
import { promisify } from 'node:util';

const derive = (parameters: Argon2Parameters) => promisify(argon2)('argon2id', parameters);

/** Argon2id as OWASP asks for: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 };
const tagLength = 32;

/** @returns the PHC string `$argon2id$v=19$m=…,t=…,p=…$salt$hash`, which names its own cost */
export async function hashPassword(password: string, salt: Buffer = randomBytes(16)): Promise<string> {
  const tag = await derive({ ...cost, tagLength, message: message(password), nonce: salt });
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`;
}

/**
 * Whether the password is the one of the hash. Without a hash (nobody has this name, or no password) the same
 * work is done and the answer is no, so that the time tells nothing.
 */
export async function isPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  const phc = parse(hash ?? '') ?? (parse(nobodys) as Phc);
  const tag = await derive({
    memory: phc.memory,
    passes: phc.passes,
    parallelism: phc.parallelism,
    tagLength: phc.tag.length,
    message: message(password),
    nonce: phc.salt,
  });
  return timingSafeEqual(tag, phc.tag) && Boolean(hash) && hash !== nobodys;
}

/** Letters that look alike are the same, however a keyboard composes them. */
const message = (password: string): Buffer => Buffer.from(password.normalize('NFKC'), 'utf8');

const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/={1,2}$/, '');
const nobodys = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

interface Phc {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
  readonly salt: Buffer;
  readonly tag: Buffer;
}

function parse(text: string): Phc | undefined {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(text);
  if (!parts) return undefined;
  const [, memory, passes, parallelism, salt = '', tag = ''] = parts;
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}

import { randomBytes } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { connect } from 'node:net';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** Who holds a data folder, as its lock file tells it; empty where the system, or an older portal, did not say. */
export interface LockHolder {
  readonly pid: string;
  /** When the process began, in clock ticks since boot. */
  readonly start: string;
  /** The run of the machine, and the container by whose count the process has its number. */
  readonly boot: string;
  readonly space: string;
  readonly host: string;
  /** The name of the socket that answers as long as the process lives. */
  readonly socket: string;
}

const WORDS = ['pid', 'start', 'boot', 'space', 'host', 'socket'] as const satisfies readonly (keyof LockHolder)[];
const UNKNOWN = '-';

/** This process, with a socket of its own. */
export function thisProcess(): LockHolder {
  return {
    pid: String(process.pid),
    start: startOf(String(process.pid)),
    boot: orEmpty(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()),
    space: orEmpty(() => readlinkSync('/proc/self/ns/pid')),
    host: hostname(),
    socket: `portal.${randomBytes(4).toString('hex')}`,
  };
}

export function writeHolder(holder: LockHolder): string {
  return WORDS.map((word) => holder[word] || UNKNOWN).join(' ');
}

/** A socket by another name is none of ours, and nothing to ask or to remove. */
const SOCKET = /^portal\.[0-9a-f]{8}$/;

export function readHolder(text: string): LockHolder {
  const [pid, start, boot, space, host, socket] = text.split(' ').map((word) => (word === UNKNOWN ? '' : word));
  return {
    pid: pid ?? '',
    start: start ?? '',
    boot: boot ?? '',
    space: space ?? '',
    host: host ?? '',
    socket: socket !== undefined && SOCKET.test(socket) ? socket : '',
  };
}

/** What is known of a holder: a process of another machine can be neither asked nor seen. */
export type HolderState = 'alive' | 'dead' | 'elsewhere';

/**
 * The socket is asked first, for it answers across containers, where the same number is another process. A number counts
 * only where it was given: in a container every portal is process 1.
 */
export async function stateOf(holder: LockHolder, socketFolder: string): Promise<HolderState> {
  const me = thisProcess();
  if (holder.socket !== '' && (await answers(join(socketFolder, holder.socket)))) return 'alive';
  if (differ(holder.boot, me.boot) && differ(holder.host, me.host)) return 'elsewhere';
  if (differ(holder.space, me.space)) return 'dead';
  return isRunning(holder) ? 'alive' : 'dead';
}

function differ(one: string, other: string): boolean {
  return one !== '' && other !== '' && one !== other;
}

/** Only a socket that is not there, or that nobody listens on, tells of a death; one that may not be asked does not. */
const NOBODY_LISTENS = ['ENOENT', 'ECONNREFUSED', 'ENOTSOCK'];

function answers(path: string): Promise<boolean> {
  return new Promise((done) => {
    const asked = connect(path);
    asked.once('connect', () => {
      asked.destroy();
      done(true);
    });
    asked.once('error', (error) => done(!('code' in error && NOBODY_LISTENS.includes(String(error.code)))));
  });
}

function isRunning({ pid, start }: LockHolder): boolean {
  if (!/^\d+$/.test(pid)) return false;
  try {
    process.kill(Number(pid), 0);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return false;
  }
  return startOf(pid) === start;
}

/** Tells a process from another that has its number later; empty where the system does not tell. */
function startOf(pid: string): string {
  return orEmpty(() => {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  });
}

function orEmpty(read: () => string): string {
  try {
    return read();
  } catch {
    return '';
  }
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** A process in the file system of an unpacked image, with the rights and mounts it has in production. */
export interface Container {
  readonly pid: number;
  /** Milliseconds from its start until `/api/ready` answered 200. */
  readonly readyAfterMs: number;
  /** User id of the process, and whether the root of its file system can be written to. */
  readonly rights: { readonly uid: number; readonly isReadOnly: boolean };
  /** Asks it to end and resolves to its exit code. */
  stop(): Promise<number | null>;
}

/** An unpacked image: its folder, and what the Dockerfile says about running it. */
export interface Image {
  readonly root: string;
  readonly config: {
    readonly Env: readonly string[];
    readonly Cmd: readonly string[];
    readonly WorkingDir: string;
    /** `uid:gid` */
    readonly User: string;
  };
}

const POLL_MS = 20;
const LONGEST_START_MS = 200_000;

/**
 * Mounts for one process, gone with it: the image read-only, a /tmp in memory, an empty /data as a volume, and what every
 * container runtime gives.
 */
const mounts = ({ root, config: { User } }: Image): string => `
  mount --bind '${root}' '${root}' && mount -o remount,ro,bind '${root}'
  mount -t tmpfs tmpfs '${root}/tmp' && mount -t tmpfs -o uid=${User.replace(':', ',gid=')} tmpfs '${root}/data'
  mount -t proc proc '${root}/proc' && mount --rbind /dev '${root}/dev'`;

/** Runs a piece of a module in the image, in the folder, as the user and with the environment that it names. */
export function runInImage(image: Image, env: Readonly<Record<string, string>>, code: string) {
  const { Env, User, WorkingDir } = image.config;
  const own = Env.map((entry) => [entry.slice(0, entry.indexOf('=')), entry.slice(entry.indexOf('=') + 1)]);
  // The image has no shell: this one is the machine's, and gives its process away to Node.
  const enter = `set -e; ${mounts(image)}\n exec "$@"`;
  const chroot = ['chroot', `--userspec=${User}`, image.root, '/usr/local/bin/node'];
  // Nor is there a program that could change the folder.
  const node = ['--input-type=module', '-e', `process.chdir('${WorkingDir}'); ${code}`];
  return spawn('unshare', ['--mount', 'bash', '-c', enter, 'enter', ...chroot, ...node], {
    env: { ...Object.fromEntries(own), ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** Starts the product in the image. Rejects when it ends before it is ready, with what it said. */
export async function startContainer(
  image: Image,
  port: number,
  env: Readonly<Record<string, string>>,
): Promise<Container> {
  const started = performance.now();
  const settings = { HOST: '127.0.0.1', PORT: String(port), ...env };
  const { Cmd, WorkingDir } = image.config;
  const child = runInImage(image, settings, `await import('${WorkingDir}/${Cmd.at(-1)}')`);
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
  while (!(await isReady(port))) {
    const isLate = performance.now() - started > LONGEST_START_MS;
    if (child.exitCode !== null || isLate) {
      child.kill('SIGKILL');
      throw new Error(`The image did not start. It said:\n${said}`);
    }
    await wait(POLL_MS);
  }
  const readyAfterMs = performance.now() - started;
  const pid = child.pid ?? 0;
  return {
    pid,
    readyAfterMs,
    rights: rightsOf(pid),
    async stop() {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
      return child.exitCode;
    },
  };
}

function rightsOf(pid: number): Container['rights'] {
  const uid = Number(/^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  // Fields of a line: id, parent, device, root, mount point as the process sees it, options (man 5 proc_pid_mountinfo).
  const lines = readFileSync(`/proc/${pid}/mountinfo`, 'utf8').split('\n');
  const atRoot = lines.map((line) => line.split(' ')).filter((fields) => fields[4] === '/');
  const isReadOnly = atRoot.at(-1)?.[5]?.split(',').includes('ro') ?? false;
  return { uid, isReadOnly };
}

async function isReady(port: number): Promise<boolean> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/api/ready`);
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { freePort } from '../../backend/test/support/processes/free-port.ts';
import type { SystemPrograms } from './debian.ts';

/** nginx in front of instances, with its own defaults: answers and uploads buffered, 60 s of patience with an answer, 1 MB uploads. */
export interface Proxy {
  readonly url: string;
  /** Sends new requests to these ports only. Resolves once the workers with the new list have taken over. */
  setUpstreams(ports: readonly number[]): Promise<void>;
  close(): Promise<void>;
}

/** How long the product is asked at most for its list of upstreams, and how often. */
const POLL_MS = 20;

/**
 * Starts a proxy of the operating system's package. The only settings beyond its defaults are where to listen, whom to ask,
 * the client's address, without which no instance could count by address, and `patienceSeconds`: how long it waits for the next
 * byte of an answer.
 */
export async function startProxy(
  { nginx }: SystemPrograms,
  ports: readonly number[],
  patienceSeconds = 60,
): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), 'legible-proxy-'));
  // As root its workers are another user, who has to pass through this folder to their own.
  chmodSync(folder, 0o755);
  const file = join(folder, 'nginx.conf');
  const port = await freePort();
  let version = 0;
  const write = (upstreams: readonly number[]) => {
    version += 1;
    writeFileSync(file, configuration({ folder, port, upstreams, version, patienceSeconds }));
  };
  write(ports);
  const child = spawn(nginx, ['-c', file, '-p', folder], { stdio: ['ignore', 'ignore', 'inherit'] });
  const url = `http://127.0.0.1:${port}`;
  const isCurrent = async () => {
    if (child.exitCode !== null) throw new Error('nginx has ended.');
    return (await isListening(port)) && (await versionAt(url)) === version;
  };
  const untilCurrent = async () => {
    while (!(await isCurrent())) await wait(POLL_MS);
  };
  await untilCurrent();
  return {
    url,
    async setUpstreams(next) {
      write(next);
      child.kill('SIGHUP');
      await untilCurrent();
    },
    async close() {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const versionAt = async (url: string): Promise<number> =>
  Number(await (await fetch(`${url}/proxy-version`, { headers: { Connection: 'close' } })).text());

function isListening(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => done(true)).once('error', () => done(false));
    socket.once('connect', () => socket.destroy());
  });
}

interface Configuration {
  readonly folder: string;
  readonly port: number;
  readonly upstreams: readonly number[];
  readonly version: number;
  readonly patienceSeconds: number;
}

const configuration = ({ folder, port, upstreams, version, patienceSeconds }: Configuration): string => `
daemon off;
worker_processes 2;
pid ${folder}/pid;
error_log ${folder}/error.log;
events {}
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  upstream legible {
${upstreams.map((upstream) => `    server 127.0.0.1:${upstream};`).join('\n')}
  }
  server {
    listen 127.0.0.1:${port};
    location = /proxy-version { return 200 "${version}"; }
    location / {
      proxy_pass http://legible;
      proxy_read_timeout ${patienceSeconds}s;
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    }
  }
}
`;

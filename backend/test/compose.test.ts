import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';

import { readConfig } from '../../config/env.ts';
import { DRAIN_MS } from '../src/adapters/http/server.ts';
import { serviceRoutes } from '../src/adapters/http/routes/service.ts';

const root = resolve(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

interface Service {
  readonly image: string;
  readonly build?: { readonly context: string; readonly dockerfile: string };
  readonly environment?: Readonly<Record<string, string>>;
  readonly env_file?: string;
  readonly secrets?: readonly string[];
  readonly networks: readonly string[];
  readonly volumes?: readonly string[];
  readonly ports?: readonly string[];
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly profiles?: readonly string[];
  readonly read_only?: boolean;
  readonly tmpfs?: readonly string[];
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly stop_grace_period?: string;
}
interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly networks: Readonly<Record<string, { readonly internal?: boolean } | null>>;
  readonly secrets: Readonly<Record<string, { readonly file: string }>>;
  readonly volumes: Readonly<Record<string, unknown>>;
}

// The shape of the Compose specification, as far as it is in use here.
const compose = parse(read('deploy/compose.yaml')) as Compose;
const services = Object.entries(compose.services);
const { legible, database, model } = compose.services as Record<'legible' | 'database' | 'model', Service>;
const dockerfile = read('deploy/Dockerfile');
const imageEnv = Object.fromEntries(
  [...(/^ENV (.*)$/m.exec(dockerfile)?.[1] ?? '').matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [
    name,
    value,
  ]),
);

describe('The compose file', () => {
  it('consists of the product, its database and, on request, a model', () => {
    expect(Object.keys(compose.services)).toEqual(['legible', 'database', 'model']);
    expect(model.profiles).toEqual(['model']);
    expect([legible.profiles, database.profiles]).toEqual([undefined, undefined]);
  });

  it('builds the product from a Dockerfile and a context that exist', () => {
    const context = join(root, 'deploy', legible.build?.context ?? '');
    expect(resolve(context)).toBe(root);
    expect(existsSync(join(context, legible.build?.dockerfile ?? ''))).toBe(true);
  });

  it('copies into the image only what the build may see', () => {
    const rules = read('.dockerignore').split('\n');
    const sources = dockerfile
      .split('\n')
      .filter((line) => line.startsWith('COPY ') && !line.includes('--from='))
      .flatMap((line) => line.split(' ').slice(1, -1));
    expect(sources.length).toBeGreaterThan(5);
    for (const source of sources) {
      expect(existsSync(join(root, source))).toBe(true);
      const isSeen = rules.some(
        (rule) => rule.startsWith('!') && `${source}/`.startsWith(`${rule.slice(1)}/`),
      );
      expect(isSeen, source).toBe(true);
    }
  });

  it('gives the build of the page every folder that the page imports from', () => {
    const [before = ''] = dockerfile.split(/^RUN npx vite build/m);
    const copied = [...before.matchAll(/^COPY (\S+) /gm)].map(([, source]) => `${source}/`);
    const isCode = (file: string) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|e2e/.test(file);
    const reached = new Set(
      readdirSync(join(root, 'frontend'), { recursive: true, encoding: 'utf8' })
        .filter((file) => isCode(file) && !file.includes('node_modules'))
        .map((file) => join('frontend', file)),
    );
    // a Set goes on to what is added to it on the way
    for (const file of reached)
      for (const [, path = ''] of read(file).matchAll(/'(\.{1,2}\/[^'\n]+\.tsx?)'/g)) {
        const target = join(dirname(file), path);
        if (existsSync(join(root, target))) reached.add(target);
      }
    const imported = [...reached].filter((file) => !file.startsWith('frontend/'));
    expect(imported.filter((path) => path.startsWith('backend/src/')).length).toBeGreaterThan(20);
    expect(imported.filter((path) => !copied.some((folder) => `${path}/`.startsWith(folder)))).toEqual([]);
  });

  it('starts the product with settings that it knows and takes, once the operator has chosen a sign-in', () => {
    const documented = read('.env.example');
    const given = Object.entries(legible.environment ?? {}).map(([name, value]) => [
      name.replace(/_FILE$/, ''),
      name.endsWith('_FILE') ? 'postgres://legible:any@database:5432/legible' : value,
    ]);
    for (const [name] of given) expect(documented).toContain(`# ${name}=`);
    const settings = { ...imageEnv, ...Object.fromEntries(given) };
    expect(() => readConfig(settings)).toThrow('LOCAL_SIGN_IN_CODE');
    const config = readConfig({ ...settings, LOCAL_SIGN_IN_CODE: 'any code at all' });
    expect(config.database.kind).toBe('postgres');
    expect(config.isProduction).toBe(true);
    // The guide makes the file and names that variable.
    expect(read('deploy/README.md')).toMatch(/LOCAL_SIGN_IN_CODE=.*> legible\.env/);
  });

  it('reaches the model and the database by the names and ports they have', () => {
    expect(legible.environment?.['OLLAMA_HOST']).toBe('http://model:11434');
    const url = new URL(/postgres:\/\/\S+?(?=')/.exec(read('deploy/README.md'))?.[0] ?? '');
    expect([url.username, url.hostname, url.port, url.pathname]).toEqual([
      database.environment?.['POSTGRES_USER'],
      'database',
      '5432',
      `/${database.environment?.['POSTGRES_DB']}`,
    ]);
    expect(legible.ports).toEqual([`127.0.0.1:3000:${imageEnv['PORT']}`]);
  });

  it('gives each service the secrets it reads, and no other', () => {
    for (const [name, { environment = {}, secrets = [] }] of services) {
      const paths = Object.entries(environment).flatMap(([key, path]) =>
        key.endsWith('_FILE') ? [path] : [],
      );
      expect(paths, name).toEqual(secrets.map((secret) => `/run/secrets/${secret}`));
    }
    const guide = read('deploy/README.md');
    for (const { file } of Object.values(compose.secrets)) expect(guide).toContain(`> ${file}`);
    expect(Object.keys(compose.secrets).toSorted()).toEqual(
      services.flatMap(([, { secrets = [] }]) => secrets).toSorted(),
    );
  });

  it('waits for a database that says it is ready, and every service can say so', () => {
    expect(legible.depends_on).toEqual({ database: { condition: 'service_healthy' } });
    expect(database.healthcheck?.test.at(-1)).toContain(`-U ${database.environment?.['POSTGRES_USER']}`);
    expect(model.healthcheck?.test).toEqual(['CMD', 'ollama', 'list']);
    const path = /HEALTHCHECK[\s\S]*?(\/api\/\w+)/.exec(dockerfile)?.[1];
    const { stack } = serviceRoutes({
      readPublicConfig: () => Promise.reject(new Error('nobody asks')),
      checkReadiness: () => Promise.reject(new Error('nobody asks')),
    });
    expect(stack.map((route) => route.path)).toContain(path);
    expect(dockerfile).toMatch(/HEALTHCHECK[^\n]*\\\n\s+CMD \["node"/);
  });

  it.each(services)(
    'runs %s on a read-only root file system without a way to more rights',
    (name, service) => {
      expect(service.read_only).toBe(true);
      expect(service.tmpfs).toContain('/tmp');
      expect(service.security_opt).toEqual(['no-new-privileges:true']);
      for (const volume of service.volumes ?? [])
        expect(Object.keys(compose.volumes)).toContain(volume.split(':')[0]);
      for (const network of service.networks) expect(Object.keys(compose.networks)).toContain(network);
      if (name === 'legible') expect(service.cap_drop).toEqual(['ALL']);
      else expect(service.ports).toBeUndefined();
    },
  );

  it('keeps the database in a network without a way out', () => {
    expect(database.networks).toEqual(['inside']);
    expect(compose.networks['inside']).toEqual({ internal: true });
    expect(legible.networks).toContain('inside');
    expect(model.networks).not.toContain('inside');
  });

  it('waits longer for the end of the product than the product does', () => {
    expect(Number.parseInt(legible.stop_grace_period ?? '', 10) * 1_000).toBeGreaterThan(DRAIN_MS);
  });
});

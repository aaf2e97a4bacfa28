import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

import { readConfig } from '../../config/env.ts';
import { serviceRoutes } from '../src/adapters/http/routes/service.ts';
import { DRAIN_MS } from '../src/adapters/http/server.ts';
import { createPrometheusMetrics } from '../src/adapters/system/metrics.ts';
import { SECRETS } from '../src/composition/environment.ts';
import { createGauges } from '../src/composition/gauges.ts';
import { createAdmission } from '../src/domain/queue/admission.ts';
import { createFairQueue } from '../src/domain/queue/fair-queue.ts';
import { find, findDeep, readResources, renderKustomization, type Resource } from './support/manifests.ts';

const root = resolve(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const OVERLAYS = ['openai', 'ollama'] as const;

/** Where the image listens, and what it asks itself: deploy/Dockerfile is what the manifests have to agree with. */
const dockerfile = read('deploy/Dockerfile');
const IMAGE_ENV = Object.fromEntries(
  [...(/^ENV (.*)$/m.exec(dockerfile)?.[1] ?? '').matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [
    name,
    value,
  ]),
);
const USER = Number(/^USER (\d+):\d+$/m.exec(dockerfile)?.[1]);
const DOCUMENTED = new Set([...read('.env.example').matchAll(/^# ([A-Z_]+)=/gm)].map(([, name]) => name));
/** A value that passes for each secret, in place of what the operator's Secret holds. */
const STAND_INS: Readonly<Record<string, string>> = {
  DATABASE_URL: 'postgres://legible:any@postgres:5432/legible',
  ADMIN_PASSWORD_HASH: 'scrypt:any',
  LOCAL_SIGN_IN_CODE: 'any code at all',
};

/** The settings a container starts with, through the product's own reader. Throws what the product would say. */
function start(settings: Readonly<Record<string, string>>) {
  const values = Object.entries(settings).map(([name, value]) => {
    if (!name.endsWith('_FILE')) return [name, value] as const;
    const secret = name.slice(0, -'_FILE'.length);
    expect(SECRETS).toContain(secret);
    return [secret, STAND_INS[secret] ?? 'any'] as const;
  });
  for (const [name] of values) expect(DOCUMENTED).toContain(name);
  return readConfig({ ...IMAGE_ENV, ...Object.fromEntries(values) });
}

const podOf = (resource: Resource) => find(resource, 'spec', 'template')[0];
const containersOf = (resource: Resource) => find(podOf(resource), 'spec', 'containers').flat();
const one = (resources: readonly Resource[], kind: string, name = 'legible'): Resource => {
  const found = resources.find((resource) => resource.kind === kind && resource.metadata.name === name);
  if (found === undefined) throw new Error(`There is no ${kind}/${name}.`);
  return found;
};
/** Paths that the product serves to the operator's monitoring. */
const ROUTES = serviceRoutes({
  readPublicConfig: () => Promise.reject(new Error('nobody asks')),
  checkReadiness: () => Promise.reject(new Error('nobody asks')),
}).stack.map(({ path }) => path);

describe.each(OVERLAYS)('The Kubernetes overlay %s', (name) => {
  const folder = join(root, 'deploy/kubernetes/overlays', name);
  const { resources, settings, problems } = renderKustomization(folder);
  const workloads = resources.filter(({ kind }) => kind === 'Deployment');
  const legible = one(resources, 'Deployment');

  it('finds every resource and every target of a patch', () => {
    expect(problems).toEqual([]);
    const kinds = [
      'ServiceAccount',
      'Deployment',
      'Service',
      'HorizontalPodAutoscaler',
      'PodDisruptionBudget',
    ];
    for (const kind of kinds) expect(one(resources, kind)).toBeDefined();
  });

  it('leaves no file lying beside it unused', () => {
    const used = readFileSync(join(folder, 'kustomization.yaml'), 'utf8');
    // Applied by hand, once, as its first lines say.
    const byHand = ['kustomization.yaml', 'pull-model.yaml'];
    const files = readdirSync(folder).filter((file) => !byHand.includes(file));
    expect(files.filter((file) => !used.includes(`- ${file}`) && !used.includes(`path: ${file}`))).toEqual(
      [],
    );
  });

  it('starts the product with settings that it knows and takes', () => {
    const config = start(settings);
    expect(config.isProduction).toBe(true);
    expect(config.database.kind).toBe('postgres');
    expect(config.identity.mode).toBe('firebase');
    expect(config.analyst.provider).toBe(name);
    expect(config.trustProxyHops).toBe(1);
  });

  it('mounts every secret file that a setting names', () => {
    const [volume] = find(podOf(legible), 'spec', 'volumes')
      .flat()
      .filter((item) => find(item, 'secret').length > 0);
    const [mount] = containersOf(legible)
      .flatMap((container) => find(container, 'volumeMounts').flat())
      .filter((item) => find(item, 'name')[0] === find(volume, 'name')[0]);
    const paths = Object.entries(settings).flatMap(([key, path]) => (key.endsWith('_FILE') ? [path] : []));
    expect(paths.length).toBeGreaterThanOrEqual(3);
    for (const path of paths) {
      expect(path.startsWith(`${String(find(mount, 'mountPath')[0])}/`)).toBe(true);
      // The command that makes the Secret names the same key.
      expect(read('deploy/README.md')).toContain(`--from-literal=${path.split('/').at(-1)}=`);
    }
    const reference = find(containersOf(legible), 'envFrom', 'configMapRef', 'name');
    expect(reference).toEqual(['legible']);
  });

  it.each(['selector', 'service', 'budget', 'scaler'])('has names and labels that meet: %s', (what) => {
    const labels = find(podOf(legible), 'metadata', 'labels')[0];
    const pairs: Readonly<Record<string, readonly unknown[]>> = {
      selector: find(legible, 'spec', 'selector', 'matchLabels'),
      service: find(one(resources, 'Service'), 'spec', 'selector'),
      budget: find(one(resources, 'PodDisruptionBudget'), 'spec', 'selector', 'matchLabels'),
    };
    if (what === 'scaler') {
      const scaler = one(resources, 'HorizontalPodAutoscaler');
      expect(find(scaler, 'spec', 'scaleTargetRef')).toEqual([
        { apiVersion: 'apps/v1', kind: 'Deployment', name: legible.metadata.name },
      ]);
      // A number of replicas in the Deployment would fight with the scaler at each deployment.
      expect(find(legible, 'spec', 'replicas')).toEqual([]);
    } else expect(pairs[what]).toEqual([labels]);
  });

  it('selects in its policies only pods and ports that there are', () => {
    const here = workloads.map((workload) => find(podOf(workload), 'metadata', 'labels')[0]);
    const policies = resources.filter(({ kind }) => kind === 'NetworkPolicy');
    expect(policies.length).toBeGreaterThanOrEqual(2);
    const elsewhere = ['kube-dns', 'postgresql'];
    for (const policy of policies) {
      expect(here).toContainEqual(find(policy, 'spec', 'podSelector', 'matchLabels')[0]);
      for (const labels of findDeep(policy['spec'], 'podSelector').flatMap((item) =>
        find(item, 'matchLabels'),
      )) {
        const isHere = here.some((pod) => JSON.stringify(pod) === JSON.stringify(labels));
        expect(
          isHere || Object.values(labels as object).some((value) => elsewhere.includes(String(value))),
        ).toBe(true);
      }
      const names = findDeep(policy['spec'], 'ports').flatMap((ports) => find(ports, 'port'));
      const known = workloads.flatMap((workload) => find(containersOf(workload), 'ports', 'name'));
      expect(names.filter((port) => typeof port === 'string' && !known.includes(port))).toEqual([]);
    }
  });

  it('lets the product out to names, the database, the model and the keys of sign-ins, and nowhere else', () => {
    const rules = resources
      .filter(
        (resource) =>
          resource.kind === 'NetworkPolicy' &&
          find(resource, 'spec', 'podSelector', 'matchLabels', 'app.kubernetes.io/name')[0] === 'legible',
      )
      .flatMap((policy) => find(policy, 'spec', 'egress').flat());
    const ports = rules.flatMap((rule) => find(rule, 'ports', 'port'));
    expect(new Set(ports)).toEqual(new Set([53, 5432, 443, ...(name === 'ollama' ? ['api'] : [])]));
    for (const rule of rules) expect(find(rule, 'to').flat().length).toBeGreaterThan(0);
    const cidrs = rules.flatMap((rule) => find(rule, 'to', 'ipBlock', 'cidr')).map(String);
    const isOpen = cidrs.includes('0.0.0.0/0');
    expect(isOpen).toBe(name === 'openai');
    // Without a hosted model only Google's own ranges are left, none of them wider than a /15 (IPv6: /32).
    const widest = (family: (cidr: string) => boolean) =>
      Math.min(
        ...cidrs
          .filter((cidr) => family(cidr) && !/^(?:0\.0\.0\.0|::)\/0$/.test(cidr))
          .map((cidr) => Number(cidr.split('/')[1])),
      );
    expect(widest((cidr) => !cidr.includes(':'))).toBeGreaterThanOrEqual(15);
    expect(widest((cidr) => cidr.includes(':'))).toBeGreaterThanOrEqual(32);
  });

  it.each(workloads.map((workload) => [workload.metadata.name, workload] as const))(
    'runs %s without rights, on a root file system it cannot write to',
    (_name, resource) => {
      const pod = find(podOf(resource), 'spec')[0];
      expect(find(pod, 'securityContext', 'runAsNonRoot')).toEqual([true]);
      expect(find(pod, 'securityContext', 'runAsUser')).toEqual([USER]);
      expect(find(pod, 'securityContext', 'seccompProfile', 'type')).toEqual(['RuntimeDefault']);
      expect(find(pod, 'automountServiceAccountToken')).toEqual([false]);
      const containers = containersOf(resource);
      for (const container of containers) {
        expect(find(container, 'securityContext')).toEqual([
          {
            allowPrivilegeEscalation: false,
            readOnlyRootFilesystem: true,
            capabilities: { drop: ['ALL'] },
          },
        ]);
        expect(find(container, 'resources', 'requests', 'cpu')).toHaveLength(1);
        expect(find(container, 'resources', 'requests', 'memory')).toHaveLength(1);
        expect(find(container, 'resources', 'limits', 'memory')).toHaveLength(1);
        expect(find(container, 'volumeMounts', 'mountPath')).toContain('/tmp');
        expect(String(find(container, 'image')[0])).not.toMatch(/:latest$/);
      }
      expect(containers.length).toBe(1);
    },
  );

  it('asks for the state of the product where and on the port that it answers', () => {
    const [container] = containersOf(legible);
    const ports = new Map(
      find(container, 'ports')
        .flat()
        .map((port) => [find(port, 'name')[0], find(port, 'containerPort')[0]]),
    );
    expect(ports.get('http')).toBe(Number(IMAGE_ENV['PORT']));
    expect(ports.get('metrics')).toBe(Number(settings['METRICS_PORT']));
    const probes = ['startupProbe', 'livenessProbe', 'readinessProbe'].map(
      (probe) => find(container, probe, 'httpGet', 'path')[0],
    );
    expect(probes).toEqual(['/api/health', '/api/health', '/api/ready']);
    for (const path of probes) expect(ROUTES).toContain(path);
    expect(find(container, 'readinessProbe', 'httpGet', 'port')).toEqual(['http']);
    expect(find(one(resources, 'Service'), 'spec', 'ports', 'targetPort')).toEqual(['http']);
    const annotations = find(podOf(legible), 'metadata', 'annotations');
    expect(find(annotations, 'prometheus.io/port')).toEqual([settings['METRICS_PORT']]);
  });

  it('gives it time to finish what it has begun', () => {
    const [pause] = find(containersOf(legible), 'lifecycle', 'preStop', 'exec', 'command').flat().slice(-1);
    const pauseMs = Number(/([\d_]+)\)$/.exec(String(pause))?.[1]?.replaceAll('_', ''));
    const [grace] = find(podOf(legible), 'spec', 'terminationGracePeriodSeconds');
    expect(DRAIN_MS).toBeGreaterThanOrEqual(30_000);
    expect(Number(grace) * 1_000).toBeGreaterThan(DRAIN_MS + pauseMs);
  });

  it('scales on metrics that the product has, and not past what the model takes', async () => {
    const scaler = one(resources, 'HorizontalPodAutoscaler');
    const metrics = find(scaler, 'spec', 'metrics', 'pods', 'metric', 'name').map(String);
    const { text } = await createPrometheusMetrics({
      gauges: createGauges({
        queue: createFairQueue({ slots: 1, maxWaiting: 1 }),
        admission: createAdmission({ maxPerUser: 1, maxBufferedBytes: 1 }),
      }),
    }).expose();
    expect(metrics).toEqual(['legible_queue_waiting']);
    for (const metric of metrics) expect(text).toContain(`# TYPE ${metric} gauge`);
    expect(find(scaler, 'spec', 'metrics', 'resource', 'name')).toEqual(['cpu']);
    if (name !== 'ollama') return;
    const most = Number(find(scaler, 'spec', 'maxReplicas')[0]) * Number(settings['LLM_PARALLEL']);
    const [takes] = containersOf(one(resources, 'Deployment', 'ollama'))
      .flatMap((container) => find(container, 'env').flat())
      .filter((variable) => find(variable, 'name')[0] === 'OLLAMA_NUM_PARALLEL');
    expect(most).toBeLessThanOrEqual(Number(find(takes, 'value')[0]));
  });

  // Kustomize itself comes with kubectl, which not everybody has.
  it.skipIf(spawnSync('kubectl', ['version', '--client']).status !== 0)(
    'is rendered by kubectl to the same resources',
    () => {
      const { status, stdout } = spawnSync('kubectl', ['kustomize', folder], { encoding: 'utf8' });
      expect(status).toBe(0);
      const ids = [...stdout.matchAll(/^kind: (\w+)$/gm)].map(([, kind]) => String(kind));
      const ours = ['ConfigMap', ...resources.map(({ kind }) => kind)];
      expect(ids.toSorted()).toEqual(ours.toSorted());
    },
  );
});

describe('The job that fetches a model', () => {
  it('fetches the one that the overlay asks for, into its volume, with the same program', () => {
    const folder = join(root, 'deploy/kubernetes/overlays/ollama');
    const [job] = readResources(join(folder, 'pull-model.yaml'));
    const { resources, settings } = renderKustomization(folder);
    const ollama = one(resources, 'Deployment', 'ollama');
    expect(String(find(job, 'spec', 'template', 'spec', 'containers', 'command').flat().at(-1))).toContain(
      `ollama pull ${settings['OLLAMA_MODEL']}`,
    );
    expect(findDeep(job, 'image')).toEqual(findDeep(ollama, 'image'));
    expect(findDeep(job, 'claimName')).toEqual(findDeep(ollama, 'claimName'));
    expect(one(resources, 'PersistentVolumeClaim', String(findDeep(job, 'claimName')[0]))).toBeDefined();
    expect(settings['OLLAMA_HOST']).toBe(
      `http://ollama:${String(find(one(resources, 'Service', 'ollama'), 'spec', 'ports', 'port')[0])}`,
    );
  });
});

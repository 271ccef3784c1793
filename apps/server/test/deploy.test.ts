// deploy/ can't be run here as a whole: what it names must at least exist, and be put together as its readers want it.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { Metrics } from '../src/ops/metrics.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const deploy = join(root, 'deploy');
const read = (...path: string[]): string => readFileSync(join(deploy, ...path), 'utf8');
const files = readdirSync(deploy, { recursive: true, withFileTypes: true })
  .filter(entry => entry.isFile())
  .map(entry => join(entry.parentPath, entry.name));

type Tree = { readonly [key: string]: Tree } & Iterable<Tree>;

/** All sources of the programs, as one text. */
const sources = ['apps/server/src', 'apps/cli/src']
  .flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map(name => readFileSync(join(root, folder, name), 'utf8')),
  )
  .join('\n');

describe('what deploy/ names is there', () => {
  const text = files.map(file => readFileSync(file, 'utf8')).join('\n');

  test.each([...new Set(text.match(/\b(?:CASTELLAN_[A-Z_]+|DATABASE_URL|NATS_URL)\b/g))])(
    'the variable %s is read by a program',
    name => {
      // Those for lifetimes are put together from parts.
      expect(sources).toMatch(new RegExp(String.raw`env(?:\.|\[')${name}`));
    },
  );

  test.each([...new Set(text.match(/castellan (?:serve|think|doctor|data)(?: --[a-z-]+)*/g))])(
    '`%s`: every flag is one',
    line => {
      const [, command, ...flags] = line.split(' ');
      expect(existsSync(join(root, 'apps', 'cli', 'src', 'commands', `${command}.ts`))).toBe(true);
      for (const flag of flags) expect(sources).toContain(`name: '${flag.slice(2)}'`);
    },
  );

  test('rules and panels name metrics that exist', async () => {
    const metrics = new Metrics('1');
    const zero = (): number => 0;
    metrics.watch({
      sockets: zero,
      watchers: zero,
      house: { size: 0 },
      drain: { isOn: false },
    } as never);
    const known = await metrics.text();
    const named = `${read('alerts.yml')}\n${read('grafana', 'castellan.json')}`;
    const names = new Set(named.match(/\b(?:castellan|nodejs|process)_[a-z0-9_]+/g));
    expect(names.size).toBeGreaterThan(10);
    for (const name of names) expect(known).toContain(`# TYPE ${name.replace(/_bucket$/, '')} `);
  });
});

describe('compose.yaml', () => {
  const { services, volumes, secrets } = parse(read('compose.yaml'), { merge: true }) as Record<
    string,
    Tree
  >;

  test('two servers, a thinker, PostgreSQL, NATS and Caddy', () => {
    expect(Object.keys(services!)).toEqual(
      expect.arrayContaining(['server-1', 'server-2', 'thinker', 'postgres', 'nats', 'caddy']),
    );
    expect(services!['server-2']).toMatchObject({ command: ['serve'], image: 'castellan' });
    expect(services!['thinker']).toMatchObject({ command: ['think'] });
  });

  test('only the proxy can be reached from outside', () => {
    const open = Object.entries(services!).filter(([, service]) => 'ports' in service);
    expect(open.map(([name]) => name)).toEqual(['caddy']);
  });

  test('every volume, secret and service that is used is declared, and every file is there', () => {
    for (const service of Object.values(services!) as unknown as Record<string, never>[]) {
      for (const volume of (service['volumes'] ?? []) as string[]) {
        const [from] = volume.split(':') as [string];
        if (from.startsWith('.'))
          expect([from, existsSync(join(deploy, from))]).toEqual([from, true]);
        else expect(volumes).toHaveProperty(from);
      }
      for (const secret of (service['secrets'] ?? []) as string[])
        expect(secrets).toHaveProperty(secret);
      const needed = (service['depends_on'] ?? []) as string[] | object;
      for (const name of Array.isArray(needed) ? needed : Object.keys(needed))
        expect(services).toHaveProperty(name);
    }
  });

  test('a process gets longer to end than it says it takes', () => {
    const { environment, stop_grace_period: grace } = services!['server-1'] as never as {
      environment: Record<string, string>;
      stop_grace_period: string;
    };
    const notice = Number(environment['CASTELLAN_NOTICE']);
    expect(Number.parseInt(grace, 10)).toBeGreaterThan(notice + 10 + 3);
  });
});

describe('kubernetes.yaml', () => {
  const documents = parseAllDocuments(read('kubernetes.yaml')).map(one => {
    expect(one.errors).toEqual([]);
    return one.toJS() as Record<string, never>;
  });
  const of = (kind: string): Record<string, never>[] =>
    documents.filter(one => one['kind'] === kind);
  interface Pod {
    terminationGracePeriodSeconds: number;
    containers: {
      args: string[];
      ports?: { name: string }[];
      env: { name: string; value?: string }[];
      livenessProbe?: { httpGet: { path: string; port: string } };
      readinessProbe?: { httpGet: { path: string; port: string } };
    }[];
  }
  interface Deployment {
    metadata: { name: string };
    spec: {
      selector: { matchLabels: object };
      template: { metadata: { labels: object }; spec: Pod };
    };
  }
  const deployments = of('Deployment') as unknown as Deployment[];

  test('everything has a version, a kind and a name; selectors find their pods', () => {
    for (const one of documents)
      expect(one).toMatchObject({
        apiVersion: expect.any(String),
        metadata: { name: expect.any(String) },
      });
    for (const { spec } of deployments)
      expect(spec.template.metadata.labels).toMatchObject(spec.selector.matchLabels);
    const [service] = of('Service') as unknown as [
      { spec: { selector: object; ports: { targetPort: string }[] } },
    ];
    const [server] = deployments;
    expect(server!.spec.template.metadata.labels).toMatchObject(service.spec.selector);
    expect(server!.spec.template.spec.containers[0]!.ports!.map(({ name }) => name)).toContain(
      service.spec.ports[0]!.targetPort,
    );
  });

  test('probes ask for what the server answers, and it gets the time to leave', () => {
    const { containers, terminationGracePeriodSeconds } = deployments[0]!.spec.template.spec;
    const [{ livenessProbe, readinessProbe, env }] = containers as [Pod['containers'][0]];
    for (const probe of [livenessProbe, readinessProbe])
      expect(sources).toContain(`http.get('${probe!.httpGet.path}'`);
    const notice = Number(env.find(({ name }) => name === 'CASTELLAN_NOTICE')!.value);
    expect(terminationGracePeriodSeconds).toBeGreaterThan(notice + 10 + 3);
  });
});

test('the dashboard is one that Grafana reads: each panel has its place and asks for something', () => {
  const { panels, uid } = JSON.parse(read('grafana', 'castellan.json')) as {
    uid: string;
    panels: { id: number; gridPos: object; targets: { expr: string }[] }[];
  };
  expect(uid).toBe('castellan');
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  for (const { targets } of panels) expect(targets.length).toBeGreaterThan(0);
});

test('the container file builds what the release makes, and lists what to leave out beside it', () => {
  const text = read('Containerfile');
  expect(text).toMatch(/npm run release -- --out/);
  expect(text).toMatch(/castellan-\*\.tgz/);
  expect(existsSync(join(deploy, 'Containerfile.dockerignore'))).toBe(true);
});

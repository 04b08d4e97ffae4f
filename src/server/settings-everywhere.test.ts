import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SETTINGS } from './env.ts';
import { projectPath } from './process/project-folder.ts';

const fileOf = (...parts: string[]) => readFileSync(projectPath(...parts), 'utf8');
const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

const compose = fileOf('deploy', 'docker-compose.yml');
const example = namesIn(fileOf('deploy', '.env.example'), /^#?([A-Z][A-Z_]+)=/gm);
/** What the image itself sets, so that the compose file need not. */
const ofTheImage = namesIn(/^ENV .*$/m.exec(fileOf('deploy', 'Dockerfile'))?.[0] ?? '', /\b([A-Z_]+)=/g);
const passed = namesIn(/environment: &settings\n([\s\S]*?)\n {2}\w/.exec(compose)?.[1] ?? '', /^ {4}([A-Z_]+):/gm);
/** What the image says to Node and the allocator, not to the portal. */
const OF_THE_RUNTIME = ['NODE_ENV', 'MALLOC_ARENA_MAX', 'MALLOC_MMAP_THRESHOLD_', 'MALLOC_TRIM_THRESHOLD_'];
/** Nobody publishes demo accounts from a container by a line in a file. */
const NOT_IN_COMPOSE = ['DEMO_ALLOW_REMOTE'];

describe('every setting the portal reads', () => {
  test('stands in the table of the README', () => {
    const rows = fileOf('README.md').match(/^\| `[A-Z].*$/gm) ?? [];
    const named = rows.flatMap((row) => namesIn(row.split('|')[1] ?? '', /`([A-Z_]+)`/g));
    expect(named.sort()).toEqual([...SETTINGS].sort());
  });

  test('stands in the example that is copied for systemd and docker compose', () => {
    expect(example).toEqual(expect.arrayContaining([...SETTINGS]));
  });

  test('reaches the portal in docker compose', () => {
    const reached = [...passed, ...ofTheImage, ...NOT_IN_COMPOSE].filter((name) => !OF_THE_RUNTIME.includes(name));
    expect(reached.sort()).toEqual([...SETTINGS].sort());
  });
});

test('docker compose asks for nothing the example does not name', () => {
  expect(example).toEqual(expect.arrayContaining(namesIn(compose, /\$\{([A-Z_]+)/g)));
});

test('docker compose does not start where links in mails would lead nowhere', () => {
  expect(compose).toMatch(/PUBLIC_URL: \$\{PUBLIC_URL:\?/);
});

test('under systemd the backup has the settings of the portal, all of them from one file', () => {
  for (const unit of ['drivewright.service', 'drivewright-backup.service']) {
    const text = fileOf('deploy', unit);
    expect(namesIn(text, /^EnvironmentFile=(.*)$/gm)).toEqual(['/etc/drivewright.env']);
    expect(namesIn(/^Environment=(.*)$/m.exec(text)?.[1] ?? '', /([A-Z_]+)=/g)).not.toContain('DATA_DIR');
  }
});

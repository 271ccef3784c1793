import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Finding } from '../../src/ops/doctor/finding.ts';
import { openPlace } from '../../src/store/place.ts';

/** What is to be done when a test is over. */
export const ends: (() => unknown)[] = [];

export async function endAll(): Promise<void> {
  for (const end of ends.splice(0).reverse()) await end();
}

export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'castellan-doctor-test-'));
  ends.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A data folder in which a server has run. */
export async function usedFolder(): Promise<string> {
  const folder = newFolder();
  await (await openPlace(folder)).close();
  return folder;
}

/** What was found that is not fine. */
export const bad = (findings: readonly Finding[]): Finding[] =>
  findings.filter(({ level }) => level !== 'fine');

/** It was found, and there is advice. */
export function expectFound(
  found: readonly Finding[],
  level: Finding['level'],
  about: string,
  what: RegExp,
  advice = /\w{3}/,
): void {
  const finding: unknown = expect.objectContaining({
    level,
    about,
    found: expect.stringMatching(what),
    advice: expect.stringMatching(advice),
  });
  expect(found).toContainEqual(finding);
}

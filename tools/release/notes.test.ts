import { expect, test } from 'vitest';
import { notesFor } from './notes.ts';

test('what is new is what is not released yet, else the section of the version', () => {
  const old = '# Changelog\n\n## 0.1.0\n\n- first\n';
  expect(notesFor(old, '0.1.0')).toBe('# Castellan 0.1.0\n\n- first\n');
  expect(notesFor(old.replace('## 0', '## Unreleased\n\n- more\n\n## 0'), '0.1.0')).toContain(
    '- more',
  );
  expect(() => notesFor(old, '0.2.0')).toThrow(/no section/);
});

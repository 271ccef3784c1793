import { expect, test } from 'vitest';
import { readFromTable } from './from-table.ts';
import { readToTable } from './to-table.ts';
import { BadMessage, LONGEST_MESSAGE } from './wire.ts';

const answer = { decision: '0.1', picks: ['a'] };

test.each([
  { type: 'sit', seat: 0, name: 'Anna' },
  { type: 'sit', seat: 0, name: 'Anna', portrait: 4 },
  { type: 'answer', seat: 1, revision: 7, answer },
  { type: 'answer', seat: 1, revision: 7, answer: { decision: '0.1', counts: { gold: 2 } } },
  { type: 'undo', seat: 0, revision: 3 },
  { type: 'look', viewer: 'spectator' },
  { type: 'react', face: 'laugh' },
  { type: 'ping' },
])('is read as it was sent: %j', message => {
  expect(readToTable(JSON.stringify(message))).toEqual(message);
});

test.each([
  ['', 'JSON'],
  ['{', 'JSON'],
  ['null', 'must be'],
  ['[]', 'a list'],
  ['{"type":"fly"}', 'type'],
  ['{"type":"__proto__"}', 'type'],
  ['{"type":"undo","seat":0}', 'revision'],
  ['{"type":"undo","seat":-1,"revision":1}', 'seat'],
  ['{"type":"undo","seat":0.5,"revision":1}', 'seat'],
  ['{"type":"sit","seat":0,"name":"A","portrait":5}', 'portrait'],
  ['{"type":"sit","seat":0,"name":"A","portrait":-1}', 'portrait'],
  ['{"type":"sit","seat":0,"name":"A","portrait":0.5}', 'portrait'],
  ['{"type":"sit","seat":0,"name":"A","portrait":"1"}', 'portrait'],
  ['{"type":"ping","extra":1}', 'extra'],
  ['{"type":"answer","seat":0,"revision":1,"answer":{"picks":[]}}', 'decision'],
  ['{"type":"answer","seat":0,"revision":1,"answer":{"decision":"0.1"}}', 'picks'],
  ['{"type":"react","face":"rude"}', 'face'],
  ['{"type":"share","seat":0,"number":"AB"}', 'number'],
])('is refused with the place of the fault: %s', (text, place) => {
  expect(() => readToTable(text)).toThrow(BadMessage);
  expect(() => readToTable(text)).toThrow(place);
});

test('a message is measured before it is read', () => {
  expect(() => readToTable(' '.repeat(LONGEST_MESSAGE + 1))).toThrow('at most');
});

test('a message deep enough to break a reader is refused', () => {
  const deep = `{"type":"answer","seat":0,"revision":1,"answer":${'['.repeat(5000)}${']'.repeat(5000)}}`;
  expect(() => readToTable(deep)).toThrow(BadMessage);
});

test('what a server of another version sends is noticed', () => {
  expect(readFromTable('{"type":"pong","now":1}')).toEqual({ type: 'pong', now: 1 });
  expect(() => readFromTable('{"type":"sing"}')).toThrow(BadMessage);
  expect(() => readFromTable(new ArrayBuffer(3))).toThrow(BadMessage);
});

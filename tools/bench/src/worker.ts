/**
 * Measures one subject in its own thread. Subjects share code, and a compiled function remembers the object shapes it
 * has seen: after boardgame.io has called the rules with its drafts, they run at a third of their speed.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { checksums, playFor, positionCost, type PositionCost, type Sample } from './measure.ts';
import { subjects } from './subjects.ts';

export interface Answers {
  checksums: number[];
  play: Sample;
  position: PositionCost;
}

export type Question =
  | { ask: 'checksums'; seeds: number }
  | { ask: 'play'; milliseconds: number }
  | { ask: 'position' };

const entry = subjects.find(({ name }) => name === workerData);
if (entry === undefined || parentPort === null) throw new Error(`no subject ${String(workerData)}`);

const subject = await entry.load();
const port = parentPort;
let seed = 1; // every run plays new games: few games of a slow subject would otherwise be the same few each time

function answer(question: Question): Answers[Question['ask']] {
  switch (question.ask) {
    case 'checksums':
      return checksums(subject, question.seeds);
    case 'play': {
      const sample = playFor(subject, question.milliseconds, seed);
      seed += sample.games;
      return sample;
    }
    case 'position':
      return positionCost(subject);
  }
}

port.on('message', (question: Question) => port.postMessage(answer(question)));

// Copies a data file in a thread of its own: that may take seconds.
import { workerData } from 'node:worker_threads';
import { backUp, faultIn } from '../../store/sqlite-file.ts';

const { from, to } = workerData as { readonly from: string; readonly to: string };
backUp(from, to);
const fault = faultIn(to);
if (fault !== null) throw new Error(`The copy is not sound: ${fault}.`);

// The checks for every game.
import { conformance } from '@castellan/conformance';
import { shadowgate } from '../index.ts';
import { greedy1 } from './greedy-1.ts';

conformance({ ...shadowgate, anchors: { 'greedy-1': greedy1 } });

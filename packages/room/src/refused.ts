import { Refusal } from '@castellan/kernel';
import type { FromTable, RefusedCode } from '@castellan/protocol';
import { BadMessage } from '@castellan/protocol';

/** Why a message was refused. When this is thrown, nothing has changed. */
export class Refused extends Error {
  readonly code: RefusedCode;

  constructor(code: RefusedCode, message: string) {
    super(message);
    this.name = 'Refused';
    this.code = code;
  }
}

/** What the sender is told. Our own errors are for the server's log, not for them. */
export function refusalOf(error: unknown): Extract<FromTable, { type: 'refused' }> {
  if (error instanceof Refusal) {
    const { code, message, reason, details } = error;
    const why = reason === null ? {} : { reason };
    const parts = Object.keys(details).length === 0 ? {} : { details };
    return { type: 'refused', code, message, ...why, ...parts };
  }
  if (error instanceof Refused)
    return { type: 'refused', code: error.code, message: error.message };
  if (error instanceof BadMessage)
    return { type: 'refused', code: 'malformed', message: error.message };
  return {
    type: 'refused',
    code: 'fault',
    message: 'The server has made a mistake; nothing has changed. Please try again.',
  };
}

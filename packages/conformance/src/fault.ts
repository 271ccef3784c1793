/** What a check found: how and where the game breaks the contract. */
export class Fault extends Error {
  override readonly name = 'Fault';
}

/** The message of whatever was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The original crash behind a fault, if any: a fault's own text is already in the message. */
export function rootOf(error: unknown): unknown {
  return error instanceof Fault ? error.cause : error;
}

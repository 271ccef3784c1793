/** What a check found: the game breaks the contract, and where. */
export class Fault extends Error {
  override readonly name = 'Fault';
}

/** The message of whatever was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** What a fault goes back to, when that is a crash: a fault's own words are in the message already. */
export function rootOf(error: unknown): unknown {
  return error instanceof Fault ? error.cause : error;
}

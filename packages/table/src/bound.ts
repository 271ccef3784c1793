/** A line does not end between a number and what it counts ("2 gold"), and does not begin with a dot ("End turn · draw 2"). */
export const bound = (text: string): string =>
  text.replaceAll(/(\d) (?=\p{L})| (?=·)/gu, '$1\u00a0');

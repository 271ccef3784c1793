const COMMAND = /([MmLlHhVvCcSsQqTtAaZz])([^MmLlHhVvCcSsQqTtAaZz]*)/g;
const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?/y;
const FLAG = /[01]/y;
const BETWEEN = /[\s,]*/y;

/** Path data rounded to a tenth: finer than any screen shows for a square of 512, and a quarter smaller. */
export function roundedPath(path: string): string {
  return path.replace(COMMAND, (_, command: string, rest: string) => {
    let out = command;
    let last = '';
    numbersOf(command, rest).forEach((number, i) => {
      // A sign or a second point already separates two numbers.
      const apart =
        i === 0 || number.startsWith('-') || (number.startsWith('.') && last.includes('.'));
      out += apart ? number : ` ${number}`;
      last = number;
    });
    return out;
  });
}

function numbersOf(command: string, rest: string): string[] {
  const numbers: string[] = [];
  let at = 0;
  const read = (pattern: RegExp): string => {
    pattern.lastIndex = at;
    const [found = ''] = pattern.exec(rest) ?? [];
    at += found.length;
    return found;
  };
  for (read(BETWEEN); at < rest.length; read(BETWEEN)) {
    // The two flags of an arc may be written without a separator.
    const isFlag =
      command.toLowerCase() === 'a' && (numbers.length % 7 === 3 || numbers.length % 7 === 4);
    const number = read(isFlag ? FLAG : NUMBER);
    if (number === '') throw new Error(`Not a path: "${command}${rest}"`);
    numbers.push(isFlag ? number : short(number));
  }
  return numbers;
}

function short(number: string): string {
  const tenth = String(Math.round(Number(number) * 10) / 10);
  return tenth === '-0' ? '0' : tenth.replace(/^(-?)0\./, '$1.');
}

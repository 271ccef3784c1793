// `castellan doctor`: says what is wrong with a setup, and what to do about it.
import { BadAddress, readAddress } from './address.ts';
import { examine } from './ops/doctor/examine.ts';
import type { Finding } from './ops/doctor/finding.ts';
import { usualData } from './usual-data.ts';

const MARKS: Readonly<Record<Finding['level'], string>> = { fine: '✓', warning: '!', wrong: '✗' };

function tell({ level, about, found, advice }: Finding): void {
  console.log(`${MARKS[level]} ${about}: ${found}`);
  if (advice !== '') console.log(`    ${advice}`);
}

/** Everything but --url goes to the server. */
function takeUrl(args: string[]): string | null {
  const at = args.indexOf('--url');
  if (at < 0) return null;
  const [, url] = args.splice(at, 2);
  if (url === undefined) throw new BadAddress('--url wants an address.');
  return url;
}

async function main(): Promise<number> {
  const args = process.argv.slice(2);
  const url = takeUrl(args);
  const address = readAddress(args, process.env, usualData(process.env));
  if (address === 'help') {
    console.log('Usage: castellan doctor [flags of castellan serve] [--url ADDRESS]');
    return 0;
  }
  const findings = await examine({ address, url });
  findings.forEach(tell);
  const count = (level: Finding['level']): number =>
    findings.filter(one => one.level === level).length;
  const [wrongs, warnings] = [count('wrong'), count('warning')];
  console.log(
    wrongs + warnings === 0
      ? '\nAll is well.'
      : `\n${wrongs} to mend (✗), ${warnings} to look at (!).`,
  );
  return wrongs === 0 ? 0 : 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = error instanceof BadAddress ? 2 : 1;
}

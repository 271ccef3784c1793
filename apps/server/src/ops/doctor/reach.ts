import { Postman } from '../../turns/postman.ts';
import type { Reach } from '../../turns/reach.ts';
import type { Finding } from './finding.ts';
import { fine, warning, wrong } from './finding.ts';

/** Whether people can be told of their turn as the host wants. */
export async function lookAtReach({ sendTo, site, mail }: Reach): Promise<readonly Finding[]> {
  const found: Finding[] = [];
  if (site !== null && !/^https:|^http:\/\/localhost(:|$)/.test(site))
    found.push(
      warning(
        'Site',
        `${site} has no TLS`,
        'Browsers take push messages only from https addresses: put a proxy with TLS in front.',
      ),
    );
  else if (site !== null) found.push(fine('Site', `people find this server at ${site}`));
  if (sendTo.length > 0) {
    const where = sendTo.includes('*') ? 'any https address on the internet' : sendTo.join(', ');
    found.push(fine('Webhooks', `people may have messages sent to ${where}`));
  }
  if (mail !== null) {
    const why = await new Postman(mail).why();
    found.push(
      why === null
        ? fine('Mail', `is taken by the SMTP server, from ${mail.from}`)
        : wrong(
            'Mail',
            `the SMTP server does not take it: ${why}`,
            'Look at the machine, the port, the name and the password in SMTP_URL: smtps://name:password@host',
          ),
    );
  }
  return found;
}

import type { Deck } from '@castellan/decks';
import type { Game, LedgerRow } from '@castellan/kernel';

export const PAPERS = { a4: '210mm 297mm', letter: '216mm 279mm' } as const;
export type Paper = keyof typeof PAPERS;

/** Three rows of three: as many cards of 63 × 88 mm as fit on either paper. */
const ON_A_SHEET = 9;

/** The cards of a deck as one page to be printed, each as often as there is one in the box: their words, without pictures. */
export function proxies(deck: Deck, game: Game, paper: Paper, isOnce: boolean): string {
  const cards = game
    .ledger()
    .flatMap(row => Array.from({ length: isOnce ? 1 : row.copies }, () => cardOf(row)));
  const sheets = Array.from({ length: Math.ceil(cards.length / ON_A_SHEET) }, (_, n) => {
    const some = cards.slice(n * ON_A_SHEET, (n + 1) * ON_A_SHEET);
    return `<section>${some.join('')}</section>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${safe(deck.name)}</title>
<style>
@page { size: ${PAPERS[paper]}; margin: 0 }
body { margin: 0; font: 9pt/1.3 system-ui, sans-serif }
section {
  display: grid; grid-template: repeat(3, 88mm) / repeat(3, 63mm); place-content: center;
  width: ${PAPERS[paper].split(' ')[0]!}; height: ${PAPERS[paper].split(' ')[1]!};
  box-sizing: border-box; break-after: page;
}
article { display: flex; flex-direction: column; padding: 4mm; box-sizing: border-box; outline: 0.2mm dashed #999; overflow: hidden }
h2 { margin: 0; font-size: 12pt } p { margin: 1mm 0 } small { margin-top: auto; color: #555 }
.note { font-size: 11pt }
</style>
${sheets.join('\n')}
</html>
`;
}

function cardOf({ name, kind, cost, note, sentence, facts, standIns }: LedgerRow): string {
  const said = Object.entries(facts === null || typeof facts !== 'object' ? {} : facts)
    .filter(([, fact]) => typeof fact === 'number' || typeof fact === 'string')
    .map(([what, fact]) => `${what} ${String(fact)}`);
  const lines = [
    `<h2>${safe(name)}</h2>`,
    `<p>${safe([kind, cost === '' ? '' : `cost ${cost}`].filter(Boolean).join(' · '))}</p>`,
    note === '' ? '' : `<p class="note">${safe(note)}</p>`,
    sentence === '' ? '' : `<p>${safe(sentence)}</p>`,
    said.length === 0 ? '' : `<p>${safe(said.join(', '))}</p>`,
    standIns.length === 0 ? '' : `<small>stand-ins: ${safe(standIns.join(', '))}</small>`,
  ];
  return `<article>${lines.join('')}</article>`;
}

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const safe = (text: string): string => text.replaceAll(/[&<>"]/g, sign => SIGNS[sign]!);

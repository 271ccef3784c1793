import type { Lesson, Locale, Tutorial } from '@castellan/table';

/**
 * A guided opening, played alone so that nobody's choices disturb it: a hired Rogue brings two bonuses, and a Quest is
 * reserved, paid for and completed. Both languages give the same steps.
 */
const SEED = 'lesson 1467';
const ME = 0;

type Step = Omit<Lesson, 'text'> & { readonly en: string; readonly de: string };

const STEPS: readonly Step[] = [
  {
    en: 'Welcome to the Gutrot Tavern! Above lie the Quests: each asks for roles and resources and is worth Victory Points. Below them wait Citizens to be hired; the tab over a place says how many cards it costs.',
    de: 'Willkommen in der Gutrot Tavern! Oben liegen die Quests: Jede verlangt Rollen und Ressourcen und ist Siegpunkte wert. Darunter warten Bürger darauf, angeworben zu werden; der Reiter über einem Platz sagt, wie viele Karten er kostet.',
    ref: 'tavern',
  },
  {
    en: 'Your hand: Knight, Templar, Merchant. Cards here, and those in your Guild above, can pay when you hire. Only the Guild can go on Quests.',
    de: 'Deine Hand: Knight, Templar, Merchant. Karten von hier und aus deiner Gilde darüber können bezahlen, wenn du anwirbst. Auf Quests geht nur die Gilde.',
    ref: 'hand-of:0',
  },
  {
    en: 'You have two actions in a turn, each of them Draw, Hire, Reserve or Quest. Begin with Hire.',
    de: 'Du hast zwei Aktionen im Zug, jede davon Ziehen, Anwerben, Vormerken oder Quest. Fang mit Anwerben an.',
    choose: 'hire',
    ref: 'action:hire',
  },
  {
    en: 'The Rogue waits at the 0: it costs nothing. Hire it.',
    de: 'Der Rogue wartet bei der 0: Er kostet nichts. Wirb ihn an.',
    choose: 'hire:1:rogue',
    ref: 'line:1:rogue',
  },
  {
    en: 'A hired Citizen does something at once. The Rogue brings two bonuses, and they wait here: use them in any order, or not at all. Take the Draw.',
    de: 'Ein angeworbener Bürger tut sofort etwas. Der Rogue bringt zwei Boni, und sie warten hier: Nutz sie in beliebiger Reihenfolge, oder gar nicht. Nimm das Ziehen.',
    choose: 'act:draw',
    ref: 'bonus:act:draw',
  },
  {
    en: 'A Priestess! Now the other bonus: Reserve.',
    de: 'Eine Priestess! Nun der andere Bonus: Vormerken.',
    choose: 'act:reserve',
    ref: 'bonus:act:reserve',
  },
  {
    en: 'Steal the Baron’s Ledger asks for a Worker, a Shadow, 3 Gold and 1 Strength. Your Rogue is a Shadow with 1 Gold and 1 Strength already. Reserve it: from now on only you can complete it.',
    de: 'Steal the Baron’s Ledger verlangt einen Arbeiter, einen Schatten, 3 Gold und 1 Stärke. Dein Rogue ist schon ein Schatten mit 1 Gold und 1 Stärke. Merk sie vor: Nur noch du kannst sie abschließen.',
    choose: 'reserve:steal-the-barons-ledger',
    ref: 'quest:steal-the-barons-ledger',
  },
  {
    en: 'All that was one action. Below your Quest you see what your Guild lacks: a Worker and Gold. The Miner in the tavern has both. Hire again.',
    de: 'All das war eine einzige Aktion. Unter deiner Quest siehst du, was deiner Gilde fehlt: ein Arbeiter und Gold. Der Miner in der Taverne hat beides. Wirb noch einmal an.',
    choose: 'hire',
    ref: 'action:hire',
  },
  {
    en: 'The Miner lies at a 1: one card pays for him.',
    de: 'Der Miner liegt bei einer 1: Eine Karte bezahlt ihn.',
    choose: 'hire:2:miner',
    ref: 'line:2:miner',
  },
  {
    en: 'Pay with the Priestess of your hand. A card of the Guild could pay, too, but you need the Rogue. Choose her, then confirm.',
    de: 'Bezahl mit der Priestess aus deiner Hand. Auch eine Karte der Gilde könnte bezahlen, aber den Rogue brauchst du. Wähl sie und bestätige.',
    choose: 'hand:priestess',
    ref: 'hand:priestess',
  },
  {
    en: 'Your second turn. The line has moved towards the 0 and was filled. And your Quest can be paid: take the action Quest.',
    de: 'Dein zweiter Zug. Die Reihe ist zur 0 gerückt und wurde gefüllt. Und deine Quest ist bezahlbar: Nimm die Aktion Quest.',
    choose: 'quest',
    ref: 'action:quest',
  },
  {
    en: 'Whoever is sent is discarded. Send the Rogue; the Miner brings the rest and goes with it.',
    de: 'Wer geschickt wird, wird abgeworfen. Schick den Rogue; der Miner bringt den Rest und geht mit.',
    choose: 'send:rogue',
    ref: 'guild:rogue',
  },
  {
    en: 'Done: 3 points, and a bonus, another Reserve. Your Guild Master gives a point more for each Adventure and each Battle. Recover the Moonstone Relic is an Adventure: reserve it.',
    de: 'Geschafft: 3 Punkte, und ein Bonus, noch einmal Vormerken. Dein Gildenmeister gibt für jedes Abenteuer und jeden Kampf einen Punkt mehr. Recover the Moonstone Relic ist ein Abenteuer: Merk sie vor.',
    choose: 'reserve:recover-the-moonstone-relic',
    ref: 'quest:recover-the-moonstone-relic',
  },
  {
    en: 'That is all there is to it. With others at the table, a fifth Quest brings the last round; most points win. Good luck in the tavern!',
    de: 'Das ist schon alles. Mit anderen am Tisch bringt eine fünfte Quest die letzte Runde; die meisten Punkte gewinnen. Viel Glück in der Taverne!',
  },
];

export function tutorial(locale: Locale): Tutorial {
  return {
    settings: { players: 1 },
    seed: SEED,
    seat: ME,
    lessons: STEPS.map(({ en, de, ...rest }) => ({ text: locale === 'de' ? de : en, ...rest })),
  };
}

import type { Lesson, Locale, Tutorial } from '@castellan/table';

/**
 * A guided opening: the wealth tiles, and our first turn, which ends with all that a tower needs. The seed makes us the
 * first player, and nobody asks us anything but what is taught. Both languages give the same steps.
 */
const SEED = 'tutorial 23';
const ME = 0;

type Step = Omit<Lesson, 'text'> & { readonly en: string; readonly de: string };

const STEPS: readonly Step[] = [
  {
    en: 'Welcome, Margrave! This is the border of Valeria: eight Locations, stone roads between them, and brown trails to four lairs.',
    de: 'Willkommen in der Grenzmark von Valeria: acht Orte, Steinstraßen zwischen ihnen, und braune Pfade zu vier Horten.',
    ref: 'location:shilina',
  },
  {
    en: 'First you choose your wealth: keep one tile, the rest goes on to your left. Strength slays monsters, so keep 3 gold and 2 strength.',
    de: 'Zuerst wählst du deinen Wohlstand: Behalte ein Plättchen, der Rest geht nach links. Stärke erlegt Monster, also behalte 3 Gold und 2 Stärke.',
    choose: 'w15',
    ref: 'wealth:w15',
  },
  {
    en: 'These come from your rival. Seven gold hire a Citizen or two: keep them.',
    de: 'Diese kommen von deinem Gegner. Sieben Gold heuern ein bis zwei Bürger an: Behalte sie.',
    choose: 'w01',
    ref: 'wealth:w01',
  },
  {
    en: 'One more: 4 gold and 1 strength.',
    de: 'Noch eines: 4 Gold und 1 Stärke.',
    choose: 'w03',
    ref: 'wealth:w03',
  },
  {
    en: 'Now all cash them in, one after the other. Begin with the strength.',
    de: 'Nun lösen alle sie ein, eines nach dem anderen. Beginne mit der Stärke.',
    choose: 'w15',
    ref: 'wealth:w15',
  },
  {
    en: 'Then the gold. The last tile follows by itself.',
    de: 'Dann das Gold. Das letzte Plättchen folgt von selbst.',
    choose: 'w01',
    ref: 'wealth:w01',
  },
  {
    en: 'Your turn! You play one Citizen: for the pennant at its left edge, or for the power below. Four Ward Towers are your aim, and each needs stone, wood, magic and a gem. Play the Merchant for the pennant.',
    de: 'Du bist am Zug! Du spielst einen Bürger: für den Wimpel am linken Rand oder für die Kraft darunter. Vier Wehrtürme sind dein Ziel, und jeder braucht Stein, Holz, Magie und einen Edelstein. Spiele den Merchant für den Wimpel.',
    choose: 'pennant:merchant',
    ref: `hand:${ME}:merchant`,
  },
  {
    en: 'A pennant works from top to bottom. First: any one Resource. Take wood.',
    de: 'Ein Wimpel wirkt von oben nach unten. Zuerst: ein Rohstoff nach Wahl. Nimm Holz.',
    choose: 'wood',
    ref: 'supply:wood',
  },
  {
    en: 'Next: your margrave travels by road. The places in reach glow. Go to Namin.',
    de: 'Dann: Dein Markgraf reist auf der Straße. Orte in Reichweite leuchten. Geh nach Namin.',
    choose: 'move:namin',
    ref: 'location:namin',
  },
  {
    en: 'Whoever comes to a Location uses its power, or takes 2 gold instead. Namin has a quarry: gain a stone.',
    de: 'Wer an einen Ort kommt, nutzt seine Kraft oder nimmt 2 Gold. Namin hat einen Steinbruch: Nimm einen Stein.',
    choose: 'gain:stone:1',
    ref: 'location:namin',
  },
  {
    en: 'Last: deploy. The knights on the map are nobody’s. Send the one beside you on to Silesia, and you use Silesia too.',
    de: 'Zuletzt: entsenden. Die Ritter auf der Karte gehören niemandem. Schick den neben dir weiter nach Silesia, dann nutzt du auch Silesia.',
    choose: 'deploy:silesia',
    ref: 'location:silesia',
  },
  {
    en: 'Silesia sells any Resource for 1 gold. Buy.',
    de: 'Silesia verkauft jeden Rohstoff für 1 Gold. Kaufe.',
    choose: 'pay:gold:1:for:gain:wild:1',
    ref: 'location:silesia',
  },
  {
    en: 'Magic is what you lack.',
    de: 'Magie fehlt dir noch.',
    choose: 'magic',
    ref: 'supply:magic',
  },
  {
    en: 'Stone, wood, magic and a gem: next turn you can build. A tower brings the reward of its slot and 3 influence.',
    de: 'Stein, Holz, Magie und ein Edelstein: Im nächsten Zug kannst du bauen. Ein Turm bringt die Belohnung seines Platzes und 3 Einfluss.',
    ref: 'build',
  },
  {
    en: 'Influence decides how much each icon of a guild counts at the end: on your Citizens, your tiles and your towers’ Locations.',
    de: 'Einfluss bestimmt, was jedes Zeichen einer Gilde am Ende zählt: auf deinen Bürgern, Plättchen und den Orten deiner Türme.',
    ref: 'influence:worker',
  },
  {
    en: 'Your Captain can slay the Goblin Raiders from Namin or Shilina. With one card left in hand, Recall takes all of them back. Good luck!',
    de: 'Dein Captain kann von Namin oder Shilina aus die Goblin Raiders erlegen. Hast du nur noch eine Karte, holt der Rückruf alle zurück. Viel Glück!',
    ref: 'lair:hills',
  },
];

export function tutorial(locale: Locale): Tutorial {
  return {
    settings: { players: 2 },
    seed: SEED,
    seat: ME,
    lessons: STEPS.map(({ en, de, ...step }) => ({ ...step, text: locale === 'de' ? de : en })),
  };
}

import type { Lesson, Locale, Tutorial } from '@castellan/table';

/**
 * A guided opening: two turns of ours and two of a greedy bot, dealt by a seed in which we begin, our
 * first roll wakes both Starters, and nobody asks us anything but what is taught. Both languages give
 * the same steps.
 */
const SEED = 'tutorial 1601';
const ME = 0;

type Step = Omit<Lesson, 'text'> & { readonly en: string; readonly de: string };

const STEPS: readonly Step[] = [
  {
    en: 'Welcome, Your Grace! This is the realm: Monsters in the top row, two rows of Citizens, and Domains at the bottom.',
    de: 'Willkommen, Euer Gnaden! Das ist das Reich: oben die Monster, in der Mitte zwei Reihen Bürger, unten die Domänen.',
    ref: 'center',
  },
  {
    en: 'And this is yours: a Peasant and a Knight, your first people, with 2 gold and 1 magic.',
    de: 'Und das ist dein: ein Peasant und ein Knight, deine ersten Leute, dazu 2 Gold und 1 Magie.',
    ref: `tableau:${ME}:citizen:starter-peasant`,
  },
  {
    en: 'First of all: who are you? Your Duke stays secret and brings points at the end. Hrothgar loves slain Monsters, a good master for a first game. Keep Hrothgar.',
    de: 'Zuallererst: Wer bist du? Dein Herzog bleibt geheim und bringt am Ende Punkte. Hrothgar liebt erlegte Monster, ein guter Herr für das erste Spiel. Behalte Hrothgar.',
    choose: 'hrothgar-the-conqueror',
    ref: `tableau:${ME}:duke:hrothgar-the-conqueror`,
  },
  {
    en: 'A turn begins with a roll: yours is 5 and 1. Three numbers wake cards: each die, and their sum 6.',
    de: 'Ein Zug beginnt mit einem Wurf: deiner ist 5 und 1. Drei Zahlen wecken Karten: jeder Würfel und ihre Summe 6.',
    ref: 'dice',
  },
  {
    en: 'Green marks who woke. Your Peasant (5) brought 1 gold, your Knight (6) 1 strength, all by themselves. Your rival harvested, too: everyone does, on every turn.',
    de: 'Grün ist markiert, wer erwacht ist. Dein Peasant (5) brachte 1 Gold, dein Knight (6) 1 Stärke, ganz von selbst. Auch dein Gegner hat geerntet: Das tun alle, in jedem Zug.',
    ref: `tableau:${ME}:citizen:starter-peasant`,
  },
  {
    en: 'Now you have two actions. The Goblin costs 1 strength. Its reward, 1 gold, is yours at once; its point counts at the end. Slay the Goblin!',
    de: 'Nun hast du zwei Aktionen. Der Goblin kostet 1 Stärke. Seine Belohnung, 1 Gold, bekommst du sofort; sein Punkt zählt am Ende. Erlege den Goblin!',
    choose: 'slay:goblin',
    ref: 'center:monster:goblin',
  },
  {
    en: 'Well struck! More strength comes from soldiers. The Archer wakes on a 4: 2 strength on your own turn, 1 on the turns of others. Recruit the Archer.',
    de: 'Gut getroffen! Mehr Stärke bringen Soldaten. Der Archer erwacht bei einer 4: 2 Stärke in deinem Zug, 1 in den Zügen der anderen. Wirb den Archer an.',
    choose: 'recruit:archer',
    ref: 'center:citizen:archer',
  },
  {
    en: 'The Archer costs 4 gold. Magic may stand in for gold or strength, as long as one token is the real thing. Pay 3 gold and 1 magic, and a coin is left.',
    de: 'Der Archer kostet 4 Gold. Magie darf für Gold oder Stärke einspringen, solange eine Marke echt ist. Zahle 3 Gold und 1 Magie, dann bleibt dir eine Münze.',
    choose: 'gold',
    counts: { gold: 3, magic: 1 },
    ref: 'token:magic',
  },
  {
    en: 'Meanwhile your rival had a turn and rolled 1 and 5. That woke your Peasant and your Knight, too: 1 gold and 1 strength for you. Of cards in two halves the right one counts then.',
    de: 'Inzwischen war dein Gegner am Zug und würfelte 1 und 5. Das weckte auch deinen Peasant und deinen Knight: 1 Gold und 1 Stärke für dich. Bei Karten mit zwei Hälften zählt dann die rechte.',
    ref: `seat:${1 - ME}`,
  },
  {
    en: 'Your turn again: 2 and 4. The 4 woke your Archer for 2 strength, the sum 6 your Knight for 1 more. If nobody had woken, you would have taken one Resource of your choice.',
    de: 'Wieder dein Zug: 2 und 4. Die 4 weckte deinen Archer für 2 Stärke, die Summe 6 deinen Knight für 1 weitere. Wäre niemand erwacht, hättest du eine Ressource deiner Wahl genommen.',
    ref: `tableau:${ME}:citizen:archer`,
  },
  {
    en: 'Four strength! Enough for the Treant, who costs 3 and leaves you 1 gold and 1 magic. And Hrothgar adds 2 points for every Monster. Slay the Treant!',
    de: 'Vier Stärke! Genug für den Treant, der 3 kostet und dir 1 Gold und 1 Magie lässt. Und Hrothgar gibt für jedes Monster 2 Punkte dazu. Erlege den Treant!',
    choose: 'slay:treant',
    ref: 'center:monster:treant',
  },
  {
    en: 'One action left. The Champion costs only 2 gold: an 8 is rarer, but then he brings 4 strength. A second one would cost you 1 more. Recruit the Champion.',
    de: 'Noch eine Aktion. Der Champion kostet nur 2 Gold: Eine 8 ist seltener, aber dann bringt er 4 Stärke. Ein zweiter würde dich 1 mehr kosten. Wirb den Champion an.',
    choose: 'recruit:champion',
    ref: 'center:citizen:champion',
  },
  {
    en: 'This time keep your magic: pay 2 gold.',
    de: 'Behalte diesmal deine Magie: Zahle 2 Gold.',
    choose: 'gold',
    counts: { gold: 2, magic: 0 },
    ref: 'token:gold',
  },
  {
    en: 'The red banner makes Archer and Champion Soldiers. The Blood Crow Army wants three of them, and 5 gold. Domains bring points and a power, once or for good.',
    de: 'Das rote Banner macht Archer und Champion zu Soldaten. Die Blood Crow Army verlangt drei davon und 5 Gold. Domänen bringen Punkte und eine Fähigkeit, einmalig oder für immer.',
    ref: 'center:domain:blood-crow-army',
  },
  {
    en: 'Nothing better to do? An action may also bring you one gold, strength or magic. And spread your Citizens over many numbers: then nearly every roll is a harvest.',
    de: 'Nichts Besseres zu tun? Eine Aktion bringt auch ein Gold, eine Stärke oder eine Magie. Und verteile deine Bürger auf viele Zahlen: Dann ist fast jeder Wurf eine Ernte.',
    ref: 'bank',
  },
  {
    en: 'The end comes with the last Monster or the last Domain, or when this many stacks are exhausted; the round is played out. Then Monsters, Domains, victory tokens and Dukes are counted.',
    de: 'Das Ende kommt mit dem letzten Monster oder der letzten Domäne, oder wenn so viele Stapel erschöpft sind; die Runde wird zu Ende gespielt. Dann zählen Monster, Domänen, Siegmarken und Herzöge.',
    ref: 'exhausted',
  },
  {
    en: 'That is all you need. Point at a card or hold it to see it large, and play on: the realm is yours!',
    de: 'Mehr brauchst du nicht. Zeig auf eine Karte oder halte sie gedrückt, dann siehst du sie groß. Spiel weiter: Das Reich gehört dir!',
  },
];

export function tutorial(locale: Locale): Tutorial {
  return {
    settings: { players: 2, setup: 'first-game' },
    seed: SEED,
    seat: ME,
    lessons: STEPS.map(({ en, de, ...step }) => ({ ...step, text: locale === 'de' ? de : en })),
  };
}

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
    en: 'Welcome, Your Grace! In the middle lie the Monsters, two rows of Citizens and the Domains. Before you lie a Peasant and a Knight: your first people.',
    de: 'Willkommen, Euer Gnaden! In der Mitte liegen die Monster, zwei Reihen Bürger und die Domänen. Vor dir liegen ein Peasant und ein Knight: deine ersten Leute.',
    ref: `seat:${ME}`,
  },
  {
    en: 'First, who are you? Your Duke stays secret and brings points at the end. Hrothgar loves slain Monsters: a good master for a first game. Keep Hrothgar.',
    de: 'Zuerst: Wer bist du? Dein Herzog bleibt geheim und bringt am Ende Punkte. Hrothgar liebt erlegte Monster: ein guter Herr für das erste Spiel. Behalte Hrothgar.',
    choose: 'hrothgar-the-conqueror',
    ref: 'duke:hrothgar-the-conqueror',
  },
  {
    en: 'Your turn began with a roll: 5 and 1. That makes three results: each die, and their sum 6. Every card with one of these numbers wakes.',
    de: 'Dein Zug begann mit einem Wurf: 5 und 1. Das sind drei Ergebnisse: jeder Würfel und ihre Summe 6. Jede Karte mit einer dieser Zahlen erwacht.',
    ref: 'die:0',
  },
  {
    en: 'The harvest came by itself: your Peasant (5) brought 1 gold, your Knight (6) 1 strength. Your rival harvested, too: everyone does, on every turn.',
    de: 'Die Ernte kam von selbst: Dein Peasant (5) brachte 1 Gold, dein Knight (6) 1 Stärke. Auch dein Gegner hat geerntet: Das tun alle, in jedem Zug.',
    ref: 'citizen:starter-peasant',
  },
  {
    en: 'Now you have two actions. A Goblin costs 1 strength: its reward, 1 gold, is yours at once, and its point counts at the end. Slay the Goblin!',
    de: 'Nun hast du zwei Aktionen. Ein Goblin kostet 1 Stärke: Die Belohnung, 1 Gold, bekommst du sofort, der Punkt zählt am Ende. Erlege den Goblin!',
    choose: 'slay:goblin',
    ref: 'monster:goblin',
  },
  {
    en: 'Well struck. For more strength you need soldiers. The Archer wakes on a 4 and brings 2 strength on your own turn, 1 on the turns of others. Recruit the Archer.',
    de: 'Gut getroffen. Für mehr Stärke brauchst du Soldaten. Der Archer erwacht bei einer 4 und bringt in deinem Zug 2 Stärke, in den Zügen der anderen 1. Wirb den Archer an.',
    choose: 'recruit:archer',
    ref: 'citizen:archer',
  },
  {
    en: 'The price is 4 gold, but magic may stand in for gold or strength, as long as one token is the real thing. Pay 3 gold and 1 magic, so that a coin is left.',
    de: 'Der Preis ist 4 Gold, aber Magie darf für Gold oder Stärke einspringen, solange eine Marke echt ist. Zahle 3 Gold und 1 Magie, dann bleibt dir eine Münze.',
    choose: 'gold',
    counts: { gold: 3, magic: 1 },
    ref: 'token:magic',
  },
  {
    en: 'Your rival has had a turn: a roll of 1 and 5. Your Peasant and your Knight woke again, now with their right power, and brought you 1 gold and 1 strength.',
    de: 'Dein Gegner war am Zug und würfelte 1 und 5. Dein Peasant und dein Knight sind wieder erwacht, diesmal mit der rechten Fähigkeit: 1 Gold und 1 Stärke für dich.',
    ref: 'seat:1',
  },
  {
    en: 'Your turn again: 2 and 4. The 4 woke your Archer for 2 strength, the sum 6 your Knight for 1 more. If nothing had woken, you would have taken one Resource of your choice.',
    de: 'Wieder dein Zug: 2 und 4. Die 4 weckte deinen Archer für 2 Stärke, die Summe 6 deinen Knight für 1 weitere. Wäre nichts erwacht, hättest du eine Ressource deiner Wahl genommen.',
    ref: 'citizen:archer',
  },
  {
    en: 'Four strength: enough for the Treant, who costs 3 and leaves you 1 gold and 1 magic. For Hrothgar every slain Monster is worth 2 points more.',
    de: 'Vier Stärke: genug für den Treant, der 3 kostet und dir 1 Gold und 1 Magie lässt. Für Hrothgar ist jedes erlegte Monster 2 Punkte mehr wert.',
    choose: 'slay:treant',
    ref: 'monster:treant',
  },
  {
    en: 'One action left. The Champion costs only 2 gold, since he wakes on the rarer 8: but then for 4 strength. A second card of the same name would cost 1 more. Recruit the Champion.',
    de: 'Noch eine Aktion. Der Champion kostet nur 2 Gold, denn er erwacht bei der selteneren 8: dann aber für 4 Stärke. Eine zweite Karte desselben Namens würde 1 mehr kosten. Wirb den Champion an.',
    choose: 'recruit:champion',
    ref: 'citizen:champion',
  },
  {
    en: 'This time keep your magic: pay 2 gold.',
    de: 'Behalte diesmal deine Magie: Zahle 2 Gold.',
    choose: 'gold',
    counts: { gold: 2, magic: 0 },
    ref: 'token:gold',
  },
  {
    en: 'Archer and Champion are Soldiers: the banner on the card. The Blood Crow Army needs three of them and 5 gold. Domains give points, and a power once or for good. Your Starters have no role.',
    de: 'Archer und Champion sind Soldaten: das Banner auf der Karte. Die Blood Crow Army verlangt drei davon und 5 Gold. Domänen geben Punkte und eine Fähigkeit, einmalig oder für immer. Deine Starter haben keine Rolle.',
    ref: 'domain:blood-crow-army',
  },
  {
    en: 'With nothing better to do, an action gives you one gold, strength or magic. Spread your Citizens over many numbers and you will harvest on nearly every roll.',
    de: 'Gibt es nichts Besseres zu tun, bringt dir eine Aktion ein Gold, eine Stärke oder eine Magie. Verteile deine Bürger auf viele Zahlen, dann erntest du bei fast jedem Wurf.',
    ref: 'token:gold',
  },
  {
    en: 'The end comes when all Monsters or all Domains are gone, or with two exhausted stacks for each player; the round is played out. Then Monsters, Domains, victory tokens and Dukes are added up.',
    de: 'Das Ende kommt, wenn alle Monster oder alle Domänen weg sind oder je Spieler zwei Stapel erschöpft; die Runde wird zu Ende gespielt. Dann zählen Monster, Domänen, Siegmarken und Herzöge.',
  },
  {
    en: 'That is all you need. Press any card to see it large, and play on: the realm is yours.',
    de: 'Mehr brauchst du nicht. Tippe eine Karte an, um sie groß zu sehen, und spiel weiter: Das Reich gehört dir.',
  },
];

export function tutorial(locale: Locale): Tutorial {
  return {
    options: { players: 2, setup: 'first-game' },
    seed: SEED,
    seat: ME,
    lessons: STEPS.map(({ en, de, ...step }) => ({ ...step, text: locale === 'de' ? de : en })),
  };
}

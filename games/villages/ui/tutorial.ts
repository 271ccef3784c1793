import type { Lesson, Locale, Tutorial } from '@castellan/table';

/**
 * A guided opening: two turns of ours and one of a greedy bot, dealt by a seed in which we begin, the bot declines what
 * we lead and leads a Harvest that we can follow. Both languages give the same steps.
 */
const SEED = 'lesson 262';
const ME = 0;

type Step = Omit<Lesson, 'text'> & { readonly en: string; readonly de: string };

const STEPS: readonly Step[] = [
  {
    en: 'Welcome to Valeria! Around your Castle a village will grow. You have 3 gold and six cards: each can become a Building, or a Resource that helps to build others.',
    de: 'Willkommen in Valeria! Um deine Burg soll ein Dorf entstehen. Du hast 3 Gold und sechs Karten: Jede kann ein Gebäude werden oder ein Rohstoff, der beim Bauen hilft.',
    ref: 'hand',
  },
  {
    en: 'On a card: its points at the top right, its cost at the foot of the picture, its power below on the left, and on the right the Resource it can become. Everyone develops a first Resource for nothing. Wizard’s Tower is dear: make it Wood.',
    de: 'Auf einer Karte: oben rechts die Punkte, am Fuß des Bildes die Kosten, darunter links ihre Kraft und rechts der Rohstoff, der sie werden kann. Alle erschließen einen ersten Rohstoff umsonst. Wizard’s Tower ist teuer: Mach Holz daraus.',
    choose: 'wizards-tower',
    ref: 'hand:building:wizards-tower',
  },
  {
    en: 'Your turn! You lead one of five actions: Harvest draws cards, Develop makes a Resource, Build and Recruit bring points, Tax brings gold. Then the others may follow.',
    de: 'Du bist am Zug! Du führst eine von fünf Aktionen an: Ernten zieht Karten, Erschließen macht Rohstoffe, Bauen und Anwerben bringen Punkte, Besteuern bringt Gold. Danach dürfen die anderen mitmachen.',
    ref: 'actions',
  },
  {
    en: 'The Barracks cost a Wood and a Stone: two coins. Press them in your hand to lead Build.',
    de: 'Die Barracks kosten ein Holz und einen Stein: zwei Münzen. Drück sie auf deiner Hand, um Bauen anzuführen.',
    choose: 'build:barracks',
    ref: 'hand:building:barracks',
  },
  {
    en: 'Now you pay, icon by icon. A coin on a Resource provides it. Lay one on your own Wood: it will come back to you.',
    de: 'Nun zahlst du, Zeichen für Zeichen. Eine Münze auf einem Rohstoff liefert ihn. Leg eine auf dein eigenes Holz: Sie kommt zu dir zurück.',
    choose: 'own',
    ref: `resource:${ME}:wood`,
  },
  {
    en: 'You have no Stone. Your rival has, but a coin laid there would be theirs. Your Castle provides anything, to you alone: lay the second coin there.',
    de: 'Stein hast du keinen. Dein Gegner schon, aber eine Münze dort gehörte ihm. Deine Burg liefert alles, nur dir: Leg die zweite Münze dorthin.',
    choose: 'castle',
    ref: `castle:${ME}`,
  },
  {
    en: 'The Barracks stand. Whoever leads a Build draws a card, from the deck or from one of the five open piles. Take the Market from the first pile.',
    de: 'Die Barracks stehen. Wer Bauen anführt, zieht eine Karte, vom Stapel oder von einer der fünf offenen Ablagen. Nimm den Market von der ersten Ablage.',
    choose: 'pile:1',
    ref: 'pile:0',
  },
  {
    en: 'Your rival declined to follow, and now leads a Harvest: three cards for them. You may follow and draw one. Who follows never loses a turn by it. Follow!',
    de: 'Dein Gegner hat verzichtet und führt nun Ernten an: drei Karten für ihn. Du darfst mitmachen und eine ziehen. Mitmachen kostet dich nie einen Zug. Mach mit!',
    choose: 'follow',
    ref: 'action:harvest',
  },
  {
    en: 'From where? What you take from a pile everyone sees; the deck keeps it secret. Draw from the deck.',
    de: 'Woher? Was du von einer Ablage nimmst, sehen alle; der Stapel hält es geheim. Zieh vom Stapel.',
    choose: 'deck',
    ref: 'deck',
  },
  {
    en: 'Your second turn began with your coins: both came back from Wood and Castle, so that you have 3 gold again. That is how a village pays for itself.',
    de: 'Dein zweiter Zug begann mit deinen Münzen: Beide kamen von Holz und Burg zurück, du hast wieder 3 Gold. So trägt sich ein Dorf selbst.',
    ref: `castle:${ME}`,
  },
  {
    en: 'More Resources mean more Buildings. Lead Develop: you discard a card and make another a Resource.',
    de: 'Mehr Rohstoffe bedeuten mehr Gebäude. Führ Erschließen an: Du wirfst eine Karte ab und machst eine andere zum Rohstoff.',
    choose: 'develop',
    ref: 'action:develop',
  },
  {
    en: 'You hold two Markets, but no village may have two Buildings of a name. Discard one of them.',
    de: 'Du hast zwei Markets, aber kein Dorf darf zwei Gebäude desselben Namens haben. Wirf einen davon ab.',
    choose: 'market',
    ref: 'hand:building:market',
  },
  {
    en: 'It goes onto a pile of your choice and covers what lies there. Cover the first pile.',
    de: 'Er kommt auf eine Ablage deiner Wahl und verdeckt, was dort liegt. Deck die erste Ablage zu.',
    choose: 'pile:1',
    ref: 'pile:0',
  },
  {
    en: 'And now the Resource: the Granary can be Stone, which you lack. Develop it.',
    de: 'Und nun der Rohstoff: Die Granary kann Stein sein, der dir fehlt. Erschließ sie.',
    choose: 'granary',
    ref: 'hand:building:granary',
  },
  {
    en: 'Here your Barracks help: when you lead or follow Develop, they let you draw a card. Powers come after the action, and none must be used. Use this one.',
    de: 'Hier helfen deine Barracks: Wenn du Erschließen anführst oder mitmachst, darfst du eine Karte ziehen. Kräfte kommen nach der Aktion, und keine muss genutzt werden. Nutz diese.',
    choose: 'barracks',
    ref: `village:${ME}:building:barracks`,
  },
  {
    en: 'Draw from the deck once more.',
    de: 'Zieh noch einmal vom Stapel.',
    choose: 'deck',
    ref: 'deck',
  },
  {
    en: 'Adventurers ask for Buildings of certain types, the banners on their cards, and cost 1 gold if you lead Recruit, 2 if you follow.',
    de: 'Abenteurer verlangen Gebäude bestimmter Typen, die Banner auf ihren Karten, und kosten 1 Gold, wenn du Anwerben anführst, 2 beim Mitmachen.',
    ref: 'market',
  },
  {
    en: 'The game ends when a village has all its places filled. Then points, powers that count something and every coin of yours are added up. Play on, and build the Capital City!',
    de: 'Das Spiel endet, wenn in einem Dorf alle Plätze voll sind. Dann zählen Punkte, zählende Kräfte und jede deiner Münzen. Spiel weiter und errichte die Hauptstadt!',
    ref: 'places',
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

import type { Lesson, Locale, Tutorial } from '@castellan/table';

/**
 * A guided opening, played alone so that nobody's choices disturb it: two turns with the Ranger, dealt by a seed in
 * which the Silver Arrow, an item for good, leads to a great quest. Both languages give the same steps.
 */
const SEED = 'lesson 232';
const ME = 0;

type Step = Omit<Lesson, 'text'> & { readonly en: string; readonly de: string };

const STEPS: readonly Step[] = [
  {
    en: 'Welcome to Castle Shadowgate! Four quests are open to you. Each has a cost, the three shields, and brings 1 Victory Point, or 3, 5 or 8 with the right items.',
    de: 'Willkommen auf Schloss Shadowgate! Vier Quests stehen dir offen. Jede hat Kosten, die drei Schilde, und bringt 1 Siegpunkt, oder 3, 5 oder 8 mit den richtigen Gegenständen.',
    ref: 'quests',
  },
  {
    en: 'You are the Ranger. Your stats, 1 might, 2 wits and 1 spirit, count towards everything you pay, again and again. Beside them are your base types: ranged, wind and stave.',
    de: 'Du bist der Ranger. Deine Werte, 1 Kraft, 2 List und 1 Geist, zählen bei allem mit, was du bezahlst, immer wieder. Daneben stehen deine Grundtypen: Fernkampf, Wind und Stab.',
    ref: 'own',
  },
  {
    en: 'Your hand. The round numbers on the left are what a card gives as resources; the shields on the right are what it costs to keep it as an item. Most cards can be either.',
    de: 'Deine Hand. Die runden Zahlen links bringt eine Karte als Ressource; die Schilde rechts kostet es, sie als Gegenstand zu behalten. Die meisten Karten können beides sein.',
    ref: 'hand',
  },
  {
    en: 'You have five actions. The Silent Guard looks for someone with a ranged weapon, and you have a Silver Arrow. Play it as an item. It must then be paid this turn.',
    de: 'Du hast fünf Aktionen. Der Silent Guard verlangt eine Fernkampfwaffe, und du hast einen Silver Arrow. Spiel ihn als Gegenstand. Er muss dann noch in diesem Zug bezahlt werden.',
    choose: 'item:silver-arrow',
    ref: 'hand:silver-arrow',
  },
  {
    en: 'It costs 3, 2, 1. Your stats give 1, 2, 1: only 2 might are missing, and the table shows what is still owed. The Seer’s Orb gives 2 might. Spend it on the Silver Arrow.',
    de: 'Er kostet 3, 2, 1. Deine Werte geben 1, 2, 1: Nur 2 Kraft fehlen, der Tisch zeigt, was noch offen ist. Der Seer’s Orb bringt 2 Kraft. Gib ihn für den Silver Arrow aus.',
    choose: 'resource:seers-orb:silver-arrow',
    ref: 'hand:seers-orb',
  },
  {
    en: 'Acquired! Since ranged is one of your base types, the Silver Arrow stays with you for the whole game. Others are gone once used. And see the laurel on The Silent Guard: with this item it would bring 3 points.',
    de: 'Erworben! Weil Fernkampf einer deiner Grundtypen ist, bleibt dir der Silver Arrow das ganze Spiel. Andere sind nach Gebrauch weg. Und sieh den Lorbeer auf The Silent Guard: Mit diesem Gegenstand brächte sie 3 Punkte.',
    ref: 'item:silver-arrow',
  },
  {
    en: 'Three actions are left, and you may save them: at the end of a turn you draw one card, and one more for each unused action. Stop here and draw four.',
    de: 'Drei Aktionen sind übrig, und du darfst sie sparen: Am Ende eines Zuges ziehst du eine Karte und eine weitere für jede ungenutzte Aktion. Hör hier auf und zieh vier.',
    choose: 'end',
    ref: 'turn',
  },
  {
    en: 'Seven cards: one too many. A turn ends with three to six cards in hand. Let the Rusted Dirk go: it gives little.',
    de: 'Sieben Karten: eine zu viel. Ein Zug endet mit drei bis sechs Karten auf der Hand. Trenn dich vom Rusted Dirk: Er bringt wenig.',
    choose: 'discard:rusted-dirk',
    ref: 'hand:rusted-dirk',
  },
  {
    en: 'Your second turn. For a Great quest the Silent Guard wants magic besides a ranged item. The Cinder Scroll is fire, and fire is magic. Play it as an item.',
    de: 'Dein zweiter Zug. Für eine große Quest will der Silent Guard neben dem Fernkampf auch Magie. Die Cinder Scroll ist Feuer, und Feuer ist Magie. Spiel sie als Gegenstand.',
    choose: 'item:cinder-scroll',
    ref: 'hand:cinder-scroll',
  },
  {
    en: 'It lacks 2 spirit. The Spell of Fortitude is an event: it can’t be an item, but its resources are as good as any. Spend it on the Cinder Scroll.',
    de: 'Es fehlen 2 Geist. Spell of Fortitude ist ein Ereignis: als Gegenstand nichts wert, aber seine Ressourcen zählen wie alle. Gib es für die Cinder Scroll aus.',
    choose: 'resource:spell-of-fortitude:cinder-scroll',
    ref: 'hand:spell-of-fortitude',
  },
  {
    en: 'Both items lie ready. Now set out on The Silent Guard: choosing a quest is an action, too, and you may choose one each turn.',
    de: 'Beide Gegenstände liegen bereit. Brich nun zu The Silent Guard auf: Auch das Wählen einer Quest ist eine Aktion, und in jedem Zug darfst du eine wählen.',
    choose: 'quest:the-silent-guard',
    ref: 'quest:the-silent-guard',
  },
  {
    en: 'It costs 4, 3, 2, and again your stats help. Spend the Shapechanger’s Draught. As an item it would be a wild, good for any type or class, but today we need its resources.',
    de: 'Sie kostet 4, 3, 2, und wieder helfen deine Werte. Gib den Shapechanger’s Draught aus. Als Gegenstand wäre er ein Joker für jeden Typ und jede Klasse, aber heute zählen seine Ressourcen.',
    choose: 'resource:shapechangers-draught:quest',
    ref: 'hand:shapechangers-draught',
  },
  {
    en: 'Two might are still owed, with one action left. Quick Reflexes bear the winged foot: playing them takes no action at all.',
    de: 'Noch 2 Kraft fehlen, und nur eine Aktion ist übrig. Quick Reflexes trägt den geflügelten Fuß: Diese Karte zu spielen kostet gar keine Aktion.',
    choose: 'resource:quick-reflexes:quest',
    ref: 'hand:quick-reflexes',
  },
  {
    en: 'And the last one: Breath of Winter brings the missing might.',
    de: 'Und die letzte: Breath of Winter bringt die fehlende Kraft.',
    choose: 'resource:breath-of-winter:quest',
    ref: 'hand:breath-of-winter',
  },
  {
    en: 'Paid! Now the level: the Silver Arrow for ranged, the Cinder Scroll for magic. That makes a Great quest, 5 points. For Epic a relic would be needed as well.',
    de: 'Bezahlt! Nun die Stufe: der Silver Arrow für Fernkampf, die Cinder Scroll für Magie. Das ist eine große Quest, 5 Punkte. Für Episch bräuchtest du noch ein Relikt.',
    choose: 'level:great',
    ref: 'quest:the-silent-guard',
  },
  {
    en: 'Five points! No action is left, and nothing more can be done. End your turn: until you do, you can still take back what you did.',
    de: 'Fünf Punkte! Keine Aktion ist übrig, und mehr ist nicht zu tun. Beende deinen Zug: Bis dahin kannst du noch zurücknehmen, was du getan hast.',
    choose: 'end',
    ref: 'turn',
  },
  {
    en: 'You drew up to three cards, the Cinder Scroll is gone, the Silver Arrow has stayed, and a new quest lies in the empty place.',
    de: 'Du hast auf drei Karten nachgezogen, die Cinder Scroll ist weg, der Silver Arrow ist geblieben, und am leeren Platz liegt eine neue Quest.',
    ref: 'item:silver-arrow',
  },
  {
    en: 'Here you see how far everyone is. Whoever ends a turn with 25 points wins; alone, you have eight turns for it.',
    de: 'Hier siehst du, wie weit alle sind. Wer einen Zug mit 25 Punkten beendet, gewinnt; allein hast du dafür acht Züge.',
    ref: 'track',
  },
  {
    en: 'If no quest suits you, an action sweeps all four away: press the quest deck. And press any card that is not lit to see it large. Now play on!',
    de: 'Passt dir keine Quest, räumt eine Aktion alle vier weg: Drück auf den Queststapel. Und drück auf eine Karte, die nicht leuchtet, um sie groß zu sehen. Jetzt spiel weiter!',
    ref: 'deck:quests',
  },
];

export function tutorial(locale: Locale): Tutorial {
  return {
    settings: { players: 1 },
    seed: SEED,
    seat: ME,
    lessons: STEPS.map(({ en, de, ...step }) => ({ ...step, text: locale === 'de' ? de : en })),
  };
}

import type { Locale } from '@castellan/table';

/** What has been settled about single cards, by what they are called [CK 15]: English, German. */
const RULINGS: Readonly<Record<string, readonly (readonly [en: string, de: string])[]>> = {
  'citizen:starter-peasant': [
    [
      'It wakes and harvests like any Citizen and makes your next Peasant dearer, but it has no role.',
      'Er erwacht und erntet wie jeder Bürger und macht deinen nächsten Peasant teurer, hat aber keine Rolle.',
    ],
  ],
  'citizen:starter-knight': [
    [
      'It wakes and harvests like any Citizen and makes your next Knight dearer, but it has no role.',
      'Er erwacht und erntet wie jeder Bürger und macht deinen nächsten Knight teurer, hat aber keine Rolle.',
    ],
  ],
  'citizen:thief': [
    [
      'On your turn all your Thieves strike before anybody harvests. Gold or magic, never some of each; you may take less.',
      'In deinem Zug schlagen alle deine Thieves zu, bevor irgendwer erntet. Gold oder Magie, nie von beidem; du darfst auch weniger nehmen.',
    ],
    [
      'A victim who has less than 3 gives what is there.',
      'Wer weniger als 3 hat, gibt, was da ist.',
    ],
  ],
  'citizen:blacksmith': [
    [
      'Counts Soldier Citizens only: no Domains, no Starters.',
      'Zählt nur Bürger mit der Rolle Soldat: keine Domänen, keine Starter.',
    ],
  ],
  'citizen:warlord': [
    [
      'Left: Soldier Citizens, this one included. Right: cards called Knight, your Starter included.',
      'Links: Bürger mit der Rolle Soldat, dieser eingeschlossen. Rechts: Karten namens Knight, dein Starter eingeschlossen.',
    ],
  ],
  'citizen:butcher': [
    [
      'Counts Worker Citizens, this one included: no Domains, no Starters.',
      'Zählt Bürger mit der Rolle Arbeiter, diesen eingeschlossen: keine Domänen, keine Starter.',
    ],
  ],
  'citizen:miner': [
    ['Counts the Domain cards you own.', 'Zählt die Domänenkarten, die du besitzt.'],
  ],
  'monster:bane-spider': [
    [
      'If there is no Knight left in the Center, you get the gold.',
      'Liegt kein Knight mehr in der Mitte, bekommst du das Gold.',
    ],
  ],
  'monster:spider-queen': [
    [
      'She counts herself. The Citizen can only be chosen while there is one in the Center.',
      'Sie zählt sich selbst mit. Den Bürger kannst du nur wählen, solange einer in der Mitte liegt.',
    ],
  ],
  'monster:wraith': [
    [
      'The base price counts, whatever you own already.',
      'Es zählt der Grundpreis, was immer du schon besitzt.',
    ],
  ],
  'monster:orc-warrior': [
    [
      'The base price counts, whatever you own already.',
      'Es zählt der Grundpreis, was immer du schon besitzt.',
    ],
  ],
  'monster:gelatinous-cube': [
    [
      'The printed magic is paid besides any magic that stands in for strength: 3 strength and 2 magic will do.',
      'Die aufgedruckte Magie kommt zu der hinzu, die für Stärke einspringt: 3 Stärke und 2 Magie reichen.',
    ],
  ],
  'domain:foxgrove-palisade': [
    ['The 2 gold must be gold.', 'Die 2 Gold müssen Gold sein.'],
    [
      'A die that already shows 6 cannot be turned to 6.',
      'Ein Würfel, der schon 6 zeigt, kann nicht auf 6 gedreht werden.',
    ],
  ],
  'domain:the-desert-orchid': [
    [
      'Without a Holy Citizen it costs nothing and works all the same.',
      'Ohne Bürger mit der Rolle Geistlicher kostet es nichts und wirkt trotzdem.',
    ],
  ],
  'domain:palace-of-the-dawn': [
    [
      'A die that another Domain has changed may be lowered as well.',
      'Auch ein Würfel, den eine andere Domäne schon gedreht hat, darf gesenkt werden.',
    ],
  ],
  'domain:gargans-embrace': [
    [
      'On anyone’s turn. Doubles that are changed away afterwards have counted; a pair made later counts again.',
      'In jedem Zug. Ein Pasch, der danach verändert wird, hat gezählt; ein später gemachter zählt noch einmal.',
    ],
  ],
  'domain:watcher-on-the-water': [
    [
      'The Monster goes on top of the stack of its area. This may undo the end of the game.',
      'Das Monster kommt oben auf den Stapel seines Landes. Das kann das Spielende aufheben.',
    ],
  ],
  'domain:nest-of-the-weaver-witch': [
    [
      'Never a Starter. The Citizen goes on top of the stack of its number; this may undo the end of the game.',
      'Nie ein Starter. Der Bürger kommt oben auf den Stapel seiner Zahl; das kann das Spielende aufheben.',
    ],
  ],
  'domain:purloiners-perch': [
    [
      'No reward, and you have not slain it: The Violet Thorn does not answer.',
      'Keine Belohnung, und erlegt hast du es nicht: The Violet Thorn antwortet nicht.',
    ],
    [
      'Alone, it is the top Monster of the leftmost stack.',
      'Allein ist es das oberste Monster des Stapels ganz links.',
    ],
  ],
  'domain:cathedral-of-st-aquila': [
    [
      'Works already at the end of the turn in which you build it.',
      'Wirkt schon am Ende des Zuges, in dem du sie baust.',
    ],
  ],
  'domain:the-orb-of-urdr': [
    [
      'Works already at the end of the turn in which you build it.',
      'Wirkt schon am Ende des Zuges, in dem du sie baust.',
    ],
  ],
  'domain:blood-crow-army': [['Begins with your next turn.', 'Beginnt mit deinem nächsten Zug.']],
  'domain:halfpenny-hill': [['Begins with your next turn.', 'Beginnt mit deinem nächsten Zug.']],
  'domain:monolith-of-ostendaar': [
    ['Begins with your next turn.', 'Beginnt mit deinem nächsten Zug.'],
  ],
  'domain:forgotten-sorrows': [
    [
      'Paid for or free: every Citizen you gain counts.',
      'Bezahlt oder gratis: Jeder Bürger zählt.',
    ],
  ],
  'domain:the-violet-thorn': [
    [
      'A slaying that another card grants counts as well.',
      'Auch ein Erlegen, das eine andere Karte gewährt, zählt.',
    ],
  ],
  'domain:pratchetts-plateau': [
    ['It does not make itself cheaper.', 'Sich selbst macht sie nicht billiger.'],
  ],
  'domain:eye-of-asteraten': [
    [
      'The slaying is part of this action, not another one.',
      'Das Erlegen gehört zu dieser Aktion, es ist keine weitere.',
    ],
  ],
  'domain:cutthroats-truce': [
    [
      'If they have less than 3, you take what they have.',
      'Hat der Gegner weniger als 3, nimmst du, was da ist.',
    ],
  ],
  'domain:cloudriders-camp': [
    [
      'Without a fitting Soldier in the Center you still get the strength.',
      'Liegt kein passender Soldat in der Mitte, bekommst du trotzdem die Stärke.',
    ],
  ],
  'domain:golden-obelisk-of-nae': [
    ['Only once, when it is built.', 'Nur einmal, wenn er gebaut wird.'],
  ],
  'duke:hrothgar-the-conqueror': [
    [
      'A Titan is a Monster, too: it brings 2 + 1.',
      'Ein Titan ist auch ein Monster: Er bringt 2 + 1.',
    ],
  ],
  'duke:reese-the-firebrand': [
    ['Starters are no Citizens here.', 'Starter sind hier keine Bürger.'],
  ],
};

export function rulingsOf(ref: string, locale: Locale): readonly string[] {
  return (RULINGS[ref] ?? []).map(([en, de]) => (locale === 'de' ? de : en));
}

export const ruled: readonly string[] = Object.keys(RULINGS);

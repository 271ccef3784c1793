import type { Speech } from './speech.ts';

export const rulings: Speech['rulings'] = {
  'citizen:starter-peasant': [
    'Er erwacht und erntet wie jeder Bürger und macht deinen nächsten Bauern teurer, hat aber keine Rolle.',
  ],
  'citizen:starter-knight': [
    'Er erwacht und erntet wie jeder Bürger und macht deinen nächsten Ritter teurer, hat aber keine Rolle.',
  ],
  'citizen:thief': [
    'In deinem Zug schlagen alle deine Diebe zu, bevor irgendwer erntet. Gold oder Magie, nie von beidem; du darfst auch weniger nehmen.',
    'Wer weniger als 3 hat, gibt, was da ist.',
  ],
  'citizen:blacksmith': ['Zählt nur Bürger mit der Rolle Soldat: keine Domänen, keine Starter.'],
  'citizen:warlord': [
    'Links: Bürger mit der Rolle Soldat, dieser eingeschlossen. Rechts: Karten namens Ritter, dein Starter eingeschlossen.',
  ],
  'citizen:butcher': [
    'Zählt Bürger mit der Rolle Arbeiter, diesen eingeschlossen: keine Domänen, keine Starter.',
  ],
  'citizen:miner': ['Zählt die Domänenkarten, die du besitzt.'],
  'monster:bane-spider': ['Liegt kein Ritter mehr in der Mitte, bekommst du das Gold.'],
  'monster:spider-queen': [
    'Sie zählt sich selbst mit. Den Bürger kannst du nur wählen, solange einer in der Mitte liegt.',
  ],
  'monster:wraith': ['Es zählt der Grundpreis, was immer du schon besitzt.'],
  'monster:orc-warrior': ['Es zählt der Grundpreis, was immer du schon besitzt.'],
  'monster:gelatinous-cube': [
    'Die aufgedruckte Magie kommt zu der hinzu, die für Stärke einspringt: 3 Stärke und 2 Magie reichen.',
  ],
  'domain:foxgrove-palisade': [
    'Die 2 Gold müssen Gold sein.',
    'Ein Würfel, der schon 6 zeigt, kann nicht auf 6 gedreht werden.',
  ],
  'domain:the-desert-orchid': [
    'Ohne Bürger mit der Rolle Geistlicher kostet es nichts und wirkt trotzdem.',
  ],
  'domain:palace-of-the-dawn': [
    'Auch ein Würfel, den eine andere Domäne schon gedreht hat, darf gesenkt werden.',
  ],
  'domain:gargans-embrace': [
    'In jedem Zug. Ein Pasch, der danach verändert wird, hat gezählt; ein später gemachter zählt noch einmal.',
  ],
  'domain:watcher-on-the-water': [
    'Das Monster kommt oben auf den Stapel seines Landes. Das kann das Spielende aufheben.',
  ],
  'domain:nest-of-the-weaver-witch': [
    'Nie ein Starter. Der Bürger kommt oben auf den Stapel seiner Zahl; das kann das Spielende aufheben.',
  ],
  'domain:purloiners-perch': [
    'Keine Belohnung, und erlegt hast du es nicht: Der Violette Dorn antwortet nicht.',
    'Allein ist es das oberste Monster des Stapels ganz links.',
  ],
  'domain:cathedral-of-st-aquila': ['Wirkt schon am Ende des Zuges, in dem du sie baust.'],
  'domain:the-orb-of-urdr': ['Wirkt schon am Ende des Zuges, in dem du sie baust.'],
  'domain:blood-crow-army': ['Beginnt mit deinem nächsten Zug.'],
  'domain:halfpenny-hill': ['Beginnt mit deinem nächsten Zug.'],
  'domain:monolith-of-ostendaar': ['Beginnt mit deinem nächsten Zug.'],
  'domain:forgotten-sorrows': ['Bezahlt oder gratis: Jeder Bürger zählt.'],
  'domain:the-violet-thorn': ['Auch ein Erlegen, das eine andere Karte gewährt, zählt.'],
  'domain:pratchetts-plateau': ['Sich selbst macht sie nicht billiger.'],
  'domain:eye-of-asteraten': ['Das Erlegen gehört zu dieser Aktion, es ist keine weitere.'],
  'domain:cutthroats-truce': ['Hat der Gegner weniger als 3, nimmst du, was da ist.'],
  'domain:cloudriders-camp': [
    'Liegt kein passender Soldat in der Mitte, bekommst du trotzdem die Stärke.',
  ],
  'domain:golden-obelisk-of-nae': ['Nur einmal, wenn er gebaut wird.'],
  'duke:hrothgar-the-conqueror': ['Ein Titan ist auch ein Monster: Er bringt 2 + 1.'],
  'duke:reese-the-firebrand': ['Starter sind hier keine Bürger.'],
};

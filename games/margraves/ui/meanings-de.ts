import { meaningsFrom } from './meanings.ts';

export const meanings = meaningsFrom({
  guild: 'Eine Gilde: Jedes Symbol zählt, was dein Stein auf ihrer Leiste erreicht hat.',
  banner: 'Ein Banner: Ein Satz verschiedener zählt seine Anzahl mal sich selbst.',
  lair: 'Ein Hort: Sein oberstes Monster lässt sich von den Orten an seinen Pfaden erlegen.',

  gold: 'Heuert Bürger an und bezahlt die Grenzen der Einflussleisten; 5 zählen 1 Punkt.',
  strength: 'Erlegt Monster; mehr als 8 hast du nie.',
  stone: 'Ein Rohstoff: Jeder Wehrturm braucht einen.',
  wood: 'Ein Rohstoff: Jeder Wehrturm braucht eines.',
  magic: 'Ein Rohstoff: Jeder Wehrturm braucht eine, und manche Monster kosten sie.',
  wild: 'Ein Rohstoff nach Wahl: Stein, Holz oder Magie.',
  gem: 'Jeder Wehrturm braucht einen; am Ende zählt er 2 Punkte.',
  knight: 'Hilft beim Erlegen als 1 Stärke und steht danach in den Gräbern.',
  influence:
    'Rückt einen deiner Steine ein Feld nach rechts, auf der Leiste einer Gilde deiner Wahl.',
  'card:citizens': 'Gespielt für seinen Wimpel oder seine Kraft.',
  'card:monsters': 'Erlegt bringt es eine Belohnung und Einfluss.',
  'card:tiles': 'Du nimmst eines, wenn ein Stein eine Grenze überschreitet.',
  tower: 'Ein Wehrturm: Der vierte von irgendwem bringt die letzte Runde.',
  margrave: 'Dein Markgraf: Wo er steht, baust und erlegst du.',
  recall: 'Du nimmst alle gespielten Bürger zurück auf die Hand.',
  build: 'Ein verdeckt gespielter Bürger baut einen Turm, wo dein Markgraf steht.',
  grant: 'Eine Gunst: Wirf sie in deinem Zug ab und nimm, was sie zeigt.',
  'end-of-game': 'Dieses Plättchen zählt am Ende des Spiels.',
  tomb: 'Ein Heldengrab: Volle Reihen und Spalten zahlen dem, der sie gefüllt hat.',
  vp: 'Siegpunkte.',
  'first-player': 'Diese Person hat das Spiel begonnen.',
});

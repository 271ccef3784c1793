import type { Texts } from './handbook-texts.ts';

export const lessons: Texts['lessons'] = [
  'Bienvenue à Valeria ! Autour de ton Château va grandir un village. Tu as 3 pièces d’or et six cartes : chacune peut devenir un Bâtiment, ou une ressource qui aide à en construire d’autres.',
  'Sur une carte : ses points en haut à droite, son coût au pied de l’image, son pouvoir en bas à gauche, et à droite (sur une petite carte : en haut à gauche) la ressource qu’elle peut devenir. Chacun exploite gratuitement une première ressource. La Tour du magicien est chère : fais-en du Bois.',
  'À toi ! Tu mènes l’une des cinq actions : Récolter pioche des cartes, Exploiter crée une ressource, Construire et Recruter rapportent des points, Taxer rapporte de l’or. Puis les autres peuvent suivre.',
  'La Caserne coûte un Bois et une Pierre : deux pièces. Appuie dessus dans ta main pour mener l’action Construire.',
  'Maintenant tu paies, symbole par symbole. Une pièce sur une ressource la fournit. Poses-en une sur ton propre Bois : elle te reviendra.',
  'Tu n’as pas de Pierre. Ton adversaire en a, mais une pièce posée là serait à lui. Ton Château fournit n’importe quoi, à toi seul : poses-y la seconde pièce.',
  'La Caserne est debout. Qui mène une construction pioche une carte, de la pioche ou de l’une des cinq piles visibles. Prends le Marché de la première pile.',
  'Ton adversaire n’a pas suivi, et mène maintenant une récolte : trois cartes pour lui. Tu peux suivre et en piocher une. Suivre ne coûte jamais un tour. Suis !',
  'D’où ? Ce que tu prends sur une pile, tout le monde le voit ; la pioche garde le secret. Prends une carte de la pioche.',
  'Ton second tour a commencé par tes pièces : toutes deux sont revenues du Bois et du Château, et tu as de nouveau 3 pièces d’or. C’est ainsi qu’un village se paie lui-même.',
  'Plus de ressources, c’est plus de Bâtiments. Mène l’action Exploiter : tu défausses une carte et fais d’une autre une ressource.',
  'Tu as deux Marchés, mais aucun village ne peut avoir deux Bâtiments du même nom. Défausses-en un.',
  'Il va sur la pile de ton choix et couvre ce qui s’y trouve. Couvre la première pile.',
  'Et maintenant la ressource : le Grenier peut être la Pierre qui te manque. Exploite-le.',
  'Ici, ta Caserne t’aide : quand tu mènes ou suis l’action Exploiter, elle te fait piocher une carte. Les pouvoirs viennent après l’action, et aucun n’est obligatoire. Utilise celui-ci.',
  'Prends encore une carte de la pioche.',
  'Les Aventuriers demandent des Bâtiments de certains types, les bannières sur leurs cartes, et coûtent 1 pièce d’or si tu mènes l’action Recruter, 2 si tu la suis.',
  'La partie s’achève quand toutes les places d’un village sont remplies. On additionne alors les points, les pouvoirs qui comptent quelque chose et chacune de tes pièces. Continue, et bâtis la capitale !',
];

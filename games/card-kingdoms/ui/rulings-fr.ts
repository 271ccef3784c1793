import type { Speech } from './speech.ts';

export const rulings: Speech['rulings'] = {
  'citizen:starter-peasant': [
    'Il s’éveille et récolte comme tout Citoyen et renchérit ton prochain Paysan, mais il n’a pas de rôle.',
  ],
  'citizen:starter-knight': [
    'Il s’éveille et récolte comme tout Citoyen et renchérit ton prochain Chevalier, mais il n’a pas de rôle.',
  ],
  'citizen:thief': [
    'À ton tour, tous tes Voleurs frappent avant toute récolte. De l’or ou de la magie, jamais un peu des deux ; tu peux prendre moins.',
    'Une victime qui a moins de 3 donne ce qu’elle a.',
  ],
  'citizen:blacksmith': ['Ne compte que les Citoyens Soldats : ni Domaines, ni cartes de départ.'],
  'citizen:warlord': [
    'À gauche : les Citoyens Soldats, celui-ci compris. À droite : les cartes nommées Chevalier, ta carte de départ comprise.',
  ],
  'citizen:butcher': [
    'Compte les Citoyens Ouvriers, celui-ci compris : ni Domaines, ni cartes de départ.',
  ],
  'citizen:miner': ['Compte les cartes Domaine que tu as.'],
  'monster:bane-spider': ['S’il ne reste aucun Chevalier au Centre, tu reçois l’or.'],
  'monster:spider-queen': [
    'Elle se compte elle-même. Le Citoyen ne peut être choisi que s’il en reste un au Centre.',
  ],
  'monster:wraith': ['C’est le prix de base qui compte, quoi que tu possèdes déjà.'],
  'monster:orc-warrior': ['C’est le prix de base qui compte, quoi que tu possèdes déjà.'],
  'monster:gelatinous-cube': [
    'La magie imprimée s’ajoute à celle qui remplace la force : 3 points de force et 2 points de magie suffisent.',
  ],
  'domain:foxgrove-palisade': [
    'Il faut 2 vraies pièces d’or.',
    'Un dé qui montre déjà 6 ne peut pas être tourné sur 6.',
  ],
  'domain:the-desert-orchid': ['Sans Citoyen Sacré, elle ne coûte rien et agit quand même.'],
  'domain:palace-of-the-dawn': ['Un dé déjà modifié par un autre Domaine peut aussi être baissé.'],
  'domain:gargans-embrace': [
    'Au tour de n’importe qui. Un double défait ensuite a compté ; une paire faite plus tard compte encore.',
  ],
  'domain:watcher-on-the-water': [
    'Le Monstre va sur la pile de sa région. Cela peut annuler la fin de la partie.',
  ],
  'domain:nest-of-the-weaver-witch': [
    'Jamais une carte de départ. Le Citoyen va sur la pile de son numéro ; cela peut annuler la fin de la partie.',
  ],
  'domain:purloiners-perch': [
    'Pas de récompense, et tu ne l’as pas terrassé : l’Épine violette ne réagit pas.',
    'En solitaire, c’est le Monstre du dessus de la pile la plus à gauche.',
  ],
  'domain:cathedral-of-st-aquila': ['Agit dès la fin du tour où tu la construis.'],
  'domain:the-orb-of-urdr': ['Agit dès la fin du tour où tu le construis.'],
  'domain:blood-crow-army': ['Commence à ton prochain tour.'],
  'domain:halfpenny-hill': ['Commence à ton prochain tour.'],
  'domain:monolith-of-ostendaar': ['Commence à ton prochain tour.'],
  'domain:forgotten-sorrows': ['Payé ou gratuit : tout Citoyen obtenu compte.'],
  'domain:the-violet-thorn': ['Un Monstre terrassé grâce à une autre carte compte aussi.'],
  'domain:pratchetts-plateau': ['Il ne réduit pas son propre prix.'],
  'domain:eye-of-asteraten': ['Terrasser fait partie de cette action, ce n’en est pas une autre.'],
  'domain:cutthroats-truce': ['Si l’adversaire a moins de 3, tu prends ce qu’il a.'],
  'domain:cloudriders-camp': [
    'Sans Soldat qui convienne au Centre, tu reçois quand même la force.',
  ],
  'domain:golden-obelisk-of-nae': ['Une seule fois, à la construction.'],
  'duke:hrothgar-the-conqueror': ['Un Titan est aussi un Monstre : il rapporte 2 + 1.'],
  'duke:reese-the-firebrand': ['Ici, les cartes de départ ne sont pas des Citoyens.'],
};

import type { Texts } from './handbook-texts.ts';

export const lessons: Texts['lessons'] = [
  'Welcome to Valeria! Around your Castle a village will grow. You have 3 gold and six cards: each can become a Building, or a Resource that helps to build others.',
  'On a card: its points at the top right, its cost at the foot of the picture, its power below on the left, and on the right (on a small card: at the top left) the Resource it can become. Everyone develops a first Resource for free. Wizard’s Tower is expensive: make it Wood.',
  'Your turn! You lead one of five actions: Harvest draws cards, Develop makes a Resource, Build and Recruit bring points, Tax brings gold. Then the others may follow.',
  'The Barracks cost a Wood and a Stone: two coins. Press them in your hand to lead Build.',
  'Now you pay, icon by icon. A coin on a Resource provides it. Lay one on your own Wood: it will come back to you.',
  'You have no Stone. Your rival has, but a coin laid there would be theirs. Your Castle provides anything, to you alone: lay the second coin there.',
  'The Barracks stand. When you lead a Build, you draw a card, from the deck or from one of the five open piles. Take the Market from the first pile.',
  'Your rival declined to follow, and now leads a Harvest: three cards for them. You may follow and draw one. Who follows never loses a turn by it. Follow!',
  'From where? What you take from a pile everyone sees; the deck keeps it secret. Draw from the deck.',
  'Your second turn began with your coins: both came back from Wood and Castle, so that you have 3 gold again. That is how a village pays for itself.',
  'More Resources mean more Buildings. Lead Develop: you discard a card and make another a Resource.',
  'You hold two Markets, but no village may have two Buildings of a name. Discard one of them.',
  'It goes onto a pile of your choice and covers what lies there. Cover the first pile.',
  'And now the Resource: the Granary can be Stone, which you lack. Develop it.',
  'Here your Barracks help: when you lead or follow Develop, they let you draw a card. Powers come after the action, and none must be used. Use this one.',
  'Draw from the deck once more.',
  'Adventurers ask for Buildings of certain types, the banners on their cards, and cost 1 gold if you lead Recruit, 2 if you follow.',
  'The game ends when a village has all its places filled. Then points, powers that count something and every coin of yours are added up. Play on, and build the Capital City!',
];

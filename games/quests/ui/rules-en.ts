import type { Chapter } from '@castellan/table/legend';

export const en: readonly Chapter[] = [
  {
    id: 'goal',
    title: 'What it is about',
    clauses: {
      '1.2': 'A Citizen has a role, brings resources, and most do something when they are hired.',
      '1.3':
        'A Quest asks for roles and resources; it is worth Victory Points (VP), and most bring bonus actions.',
      '1.4':
        'Your Guild Master gives VP at the end for Quests of two types. It stays secret until then.',
      '1.5':
        'There are four roles (Worker, Soldier, Shadow, Holy), three resources (Gold, Strength, Magic) and four types of Quests (Adventure, Battle, Commerce, Subterfuge).',
      '1.6':
        'Your Guild lies open before you: Citizens, at most one Reserved Quest, completed Quests.',
      '1.7':
        'Hands, Guild Masters and the order of the decks are secret. Everything else is open, and what everyone has seen stays known.',
      '1.8':
        'A number on an icon says how many. Other icons point to something: your hand or Guild, the hand or Guild of a player you choose, the Tavern. An arrow out of one of them means: taken from there.',
      '9.1': 'The end comes when someone completes a fifth Quest.',
    },
  },
  {
    id: 'setup',
    title: 'Setup',
    clauses: {
      '1.1':
        'The box holds 84 Citizens, 32 Quests, 6 Guild Masters, 7 cost tokens, 2 Action Tokens, a First Player token and player aids.',
      '2.1':
        'Everyone is dealt a Guild Master and keeps it secret until the end; you may look at yours at any time. The others go back to the box.',
      '2.2': 'The cost tokens lie in a row: 0, 1, 1, 2, 2, 3, and 2 for hiring from the hand.',
      '2.3': 'Everyone is dealt three Citizens.',
      '2.4':
        'Six Citizens lie open below the first six tokens: the Tavern Line. The rest is the Citizen deck.',
      '2.5':
        'Six Quests lie open (four with two players): the Active Quests. The rest is the Quest deck.',
      '2.6': 'A random player begins.',
    },
  },
  {
    id: 'turn',
    title: 'Your turn',
    clauses: {
      '3.1': 'Turns go clockwise. First your actions, then the end of the turn.',
      '3.2': 'Take two actions: Draw, Hire, Reserve, Quest. Both may be the same.',
      '3.3':
        'What a hired Citizen or a completed Quest brings comes at once, and so does what that brings. None of it counts as one of the two actions.',
      '3.4': 'Several bonuses of one card are taken in any order.',
      '3.5': 'Every bonus may be declined.',
      '3.6':
        'Only an action that can be carried out may be chosen; without any, the action is lost.',
      '3.7':
        'At a real table two tokens count your actions as you pass them to the left. Here the table counts for you.',
    },
  },
  {
    id: 'draw',
    title: 'Draw',
    clauses: {
      '4.1': 'Take the top card of the Citizen deck into your hand.',
      '4.2':
        'When the deck is empty, the discards become the new deck (not when you play alone: 10.7).',
      '4.3': 'If there are no discards either, nothing can be drawn.',
    },
  },
  {
    id: 'hire',
    title: 'Hire',
    clauses: {
      '5.1':
        'Choose a Citizen of the Tavern Line and discard as many cards as its place says: 0, 1, 1, 2, 2 or 3.',
      '5.2': 'Or choose a Citizen of your hand and discard two cards.',
      '5.3': 'Cards of your hand, of your Guild, or both may pay.',
      '5.4': 'Pay in full. The hired Citizen does not pay for itself.',
      '5.5': 'The place in the Tavern Line stays empty until the turn is over.',
      '5.6': 'The Citizen comes into your Guild, and its Hire Power works at once.',
      '5.7': 'A Citizen that was taken from another Guild brings nothing: it was not hired.',
      '5.8':
        'But a Hire that a Hire Power gives is a Hire: the Citizen you hire with it uses its own power.',
    },
  },
  {
    id: 'reserve',
    title: 'Reserve',
    clauses: {
      '6.1': 'Take an Active Quest and lay it before you.',
      '6.2': 'Or first discard all Active Quests, fill their places, and take one of the new ones.',
      '6.3': 'You have one at most: the old one is discarded first.',
      '6.4': 'Only you can complete your Reserved Quest, with any Quest action from now on.',
      '6.5':
        'A Reserved Quest you don’t complete is worth nothing, not even for your Guild Master.',
    },
  },
  {
    id: 'quest',
    title: 'Quest',
    clauses: {
      '7.1': 'Complete an Active Quest, or your Reserved one.',
      '7.2':
        'Discard Citizens of your Guild that have all it asks for. Cards in hand do not count.',
      '7.3': 'Each of them counts with its role and with all its resources.',
      '7.4': 'An “=” counts as much again as the numbers of that resource on those you discard.',
      '7.5':
        'Without such a number an “=” is worth nothing, but the role of its Citizen still counts.',
      '7.6': 'You may discard more than is asked for.',
      '7.7': 'All of it must be there, or the Quest cannot be completed.',
      '7.8':
        'The Quest lies before you, and its bonus actions come at once. Then it is turned face down; its VP count at the end.',
    },
  },
  {
    id: 'end-phase',
    title: 'End of a turn',
    clauses: {
      '8.1':
        'With other players, empty Quest places are filled from the deck. Alone, the lines move after the turn instead (10.4).',
      '8.2':
        'With other players, the Tavern Line slides to the left, towards the cheap places; new Citizens come in on the right.',
      '8.3':
        'If a deck is empty, its discards become the deck. If there are none, places stay empty.',
      '8.4': 'Keep eight cards in hand and eight Citizens in your Guild at most.',
      '8.5': 'During the turn there is no limit.',
    },
  },
  {
    id: 'end',
    title: 'End of the game',
    clauses: {
      '9.2':
        'After a fifth Quest the round is played to its end: all have the same number of turns.',
      '9.3': 'Add up the VP of your Quests.',
      '9.4': 'Guild Masters are shown and add theirs.',
      '9.5':
        'Most VP win; in a tie, most Citizens in the Guild, then most cards in hand. If players are still tied, they share the victory.',
    },
  },
  {
    id: 'solo',
    title: 'Alone',
    clauses: {
      '10.11': 'All other rules are the same.',
      '10.1': 'One Guild Master is drawn and lies open.',
      '10.2':
        'Eight Citizens that trouble opponents are not in the deck: Assassin, Sapper, Mage, Bishop, Butcher, Baron, Champion, Squire.',
      '10.3':
        'Four Quests are laid from right to left, above 3, 2, 2 and the right 1. The places above the 0 and the left 1 begin empty.',
      '10.4':
        'After each turn the Citizen and the Quest at the 0 are discarded. Both lines move up towards it, and new cards come from the decks.',
      '10.5': 'After your first turn the Quests move only one place.',
      '10.10': 'Both discard piles lie at the left, beyond the 0: cards move towards them.',
      '10.6': 'Reserve has its first form only.',
      '10.7': 'Nothing is shuffled again.',
      '10.8': 'The game ends when one of the lines is empty.',
      '10.9':
        'Your Guild Master counts, too. With 40 VP you are Minister of Quests, with 35 Associate Minister, with 24 Leader, with 13 Layman; with less, Minister of Jests.',
    },
  },
  {
    id: 'powers',
    title: 'Powers',
    clauses: {
      '11.1':
        'Where something is paid first, who does not pay gains nothing. A Citizen that pays comes from hand or Guild.',
      '11.2': 'Where it says “or”, you get one of the two.',
      '11.3':
        'Assassin: discard a Citizen of your choice from an opponent’s Guild. Butcher: the same, but you pay a Citizen for it.',
      '11.4': 'Bishop: take a Citizen of another Guild into yours.',
      '11.5': 'Bard: pay a Citizen for two Draws.',
      '11.6': 'Bogatyr, Paladin: complete a Quest, with its usual requirements.',
      '11.7':
        'Sorceress: discard a Citizen from the Tavern Line or an Active Quest. Mage: an opponent’s Reserved Quest or an Active Quest. The gap stays for the rest of the turn.',
      '11.8': 'Thief: take a random card from an opponent’s hand into yours.',
      '11.9':
        'Baron: pay a Citizen for a Hire. If you couldn’t hire anyone afterwards, the table warns you first.',
      '11.10':
        'Sapper, Champion: an opponent discards a random card from their hand. Squire: that, or a Draw.',
      '11.11':
        'Captain: discard your Reserved Quest for a Draw and a Hire. If you have none, you get nothing.',
      '11.12': 'Necromancer: pay a Citizen for a Draw and a Hire.',
      '11.13': 'Merchant, Summoner: a Citizen of the Tavern Line into your hand, free of charge.',
    },
  },
];

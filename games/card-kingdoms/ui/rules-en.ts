import type { Chapter } from '@castellan/table/legend';

export const en: readonly Chapter[] = [
  {
    id: 'aim',
    title: 'What it is about',
    clauses: {
      '11.1':
        'You rule a small land. Points come from the Monsters you slay, the Domains you build, your victory tokens, and your secret Duke.',
      '11.5':
        'Most Victory Points win. If players are tied, the one with fewer cards wins; if that is tied too, they share the victory.',
      '1.2':
        'There are three Resources: gold, strength and magic. Victory tokens are points, not Resources.',
      '1.3':
        'The Bank never runs out. What you gain comes from it and what you pay goes back, unless a card says otherwise.',
      '1.5': 'Everything before a player is open, tokens included. Only the Dukes are secret.',
    },
  },
  {
    id: 'table',
    title: 'The table',
    clauses: {
      '1.4':
        'In the middle lie 20 stacks in four rows: Monsters, Citizens 1 to 5, Citizens 6 to 12, Domains. Only the top card of each stack can be taken.',
      '1.7':
        'A Citizen has a number that wakes it, a role, a price with a plus, and two powers: the left for your own turn, the right for the turns of the others.',
      '1.8':
        'A Monster has a price in strength, sometimes also in magic, a reward you get at once, and points. In each stack the weakest lie on top.',
      '1.9':
        'A Domain needs Citizens of certain roles and costs gold. It gives points and a power: once, when you build it, or for the rest of the game.',
      '2.9': 'Everyone begins with a Peasant, a Knight, 2 gold and 1 magic.',
      '2.10':
        'You are dealt two Dukes and keep one in secret. It says what will bring you more points at the end.',
      '2.11': 'Chance decides who has the first turn.',
    },
  },
  {
    id: 'roll',
    title: 'A turn: the roll',
    clauses: {
      '3.1': 'A turn has four parts: roll, harvest, two actions, end.',
      '3.3':
        'Two dice give three results: each die and their sum. A 3 and a 5 wake the numbers 3, 5 and 8.',
      '3.4': 'Some Domains let you change a die of your own roll. You may use each of them once.',
      '3.5': 'A die always shows 1 to 6, and a change must change it.',
    },
  },
  {
    id: 'harvest',
    title: 'A turn: the harvest',
    clauses: {
      '4.1': 'Everyone harvests on every turn, not only on their own.',
      '4.2':
        'Each of your cards wakes once for every result that is its number. With doubles the cards of that number wake twice.',
      '4.3': 'If it is your turn, woken cards use their left power. If not, their right one.',
      '4.4': 'Every copy counts: two Archers and a 4 make two harvests.',
      '4.7': 'The Thieves of the player whose turn it is strike before everybody else harvests.',
      '4.9': 'What one card brings may be spent on another in the same harvest.',
      '4.10': 'A trade (pay to gain) may be declined. Plain gains are taken for you.',
      '4.13': 'If none of your cards woke, you take one Resource of your choice.',
    },
  },
  {
    id: 'actions',
    title: 'A turn: two actions',
    clauses: {
      '5.1':
        'You take two actions: slay a Monster, recruit a Citizen, build a Domain, or gain a Resource. The same twice is fine.',
      '5.2': 'The first action is finished, reward and all, before you choose the second.',
      '5.4':
        'Magic stands in for gold or strength when you pay for an action, but at least one token must be the real thing.',
      '5.8': 'A free Citizen is the top card of a stack that fits. Nothing is paid for it.',
      '5.10': 'Who takes from an opponent never gets more than is there.',
      '6.2': 'Slay: pay the strength of the Monster. Magic may replace all of it but one.',
      '6.3': 'If a Monster also shows a magic price, that magic is paid on top.',
      '6.5': 'Its reward is yours at once; its points count at the end.',
      '6.6': 'A reward that counts Monsters of an area counts the one you have just slain.',
      '7.2':
        'Recruit: pay the price of the Citizen and 1 gold more for each card of that name that you own. Your Starters have names, too: a first Peasant costs 2 + 1.',
      '7.4':
        'A new Citizen harvests from the next roll on. Alone it takes part in the second harvest of the same round.',
      '8.1': 'Gain: take one gold, strength or magic. This is always possible.',
      '9.1':
        'Build: your Citizens must show the roles of the Domain. They are only looked at, not used up.',
      '9.2': 'Starters have no role, and the roles on Domains don’t help here.',
      '9.6': 'The next Domain is turned up last, when the power of the one you built is done.',
    },
  },
  {
    id: 'end',
    title: 'The end',
    clauses: {
      '5.6': 'A stack that is empty after an action is exhausted.',
      '10.1':
        'The end is near when no Monster is left, or no Domain, or when twice as many stacks are exhausted as there are players.',
      '10.2': 'The round is still played out, so that everyone has had the same number of turns.',
      '10.3':
        'If a card is put back and the condition no longer holds at the end of the round, the game goes on.',
      '11.2': 'A Duke that counts a role counts its icons on your Citizens and on your Domains.',
      '11.3':
        'A Duke that counts cards counts cards. A Titan is a Monster, too; Starters are no Citizens.',
      '11.4': 'Every Duke gives a point for each full 2, 3 or 4 Resources you have left.',
    },
  },
  {
    id: 'five',
    title: 'Five players',
    clauses: {
      '12.1': 'The stacks are one card higher.',
      '12.3': 'The player to the right of the one whose turn it is rests.',
      '12.4': 'Who rests does not harvest and takes no Resource for it.',
      '12.5':
        'In everything else they take part: they can be stolen from, and their Gargan’s Embrace works.',
    },
  },
  {
    id: 'solo',
    title: 'Alone against the Dark Lord',
    clauses: {
      '13.2': 'When you have kept a Duke, one of the others turns to evil: the Dark Lord.',
      '13.3':
        'Each round you roll, harvest with the left powers, take two actions, suffer the Monsters, and harvest once more with the right powers.',
      '13.5': 'What you would take from an opponent comes from the Bank.',
      '13.8':
        'After your actions each die sends the Monster stack of its number, counted from the left, against its column. For a 6 you choose the stack.',
      '13.10':
        'An attack costs a Citizen of the column, and you choose from which stack. When both are empty it costs the Domain.',
      '13.13':
        'The second harvest uses the same dice. Citizens that came to you in this round take part.',
      '13.15': 'You win at once when no Monster is left in the middle.',
      '13.16':
        'You lose at once when an attack finds neither a Citizen nor a Domain in its column.',
      '13.17': 'When five stacks are exhausted, the scores decide.',
      '13.18':
        'You score your Monsters, your Domains and your Duke. Victory tokens don’t count, unless the table was set so.',
      '13.19':
        'He scores the Monsters left in the middle, the Domains he has seized, and his Duke for all of that and the Citizens he holds.',
      '13.20': 'The higher score wins. At equal scores the game is a draw.',
    },
  },
  {
    id: 'variants',
    title: 'Ways to play',
    clauses: {
      '16.1':
        'There are four arrangements of the stacks; the first game is the gentlest. Or let chance choose.',
      '17.6':
        'Or choose five areas and a Citizen for each number yourselves. What you leave open is drawn by lot.',
      '14.2':
        'Mixed Citizens: all Citizens of a number are shuffled together, and only the top card of each stack is known.',
      '17.2': 'Leftover Resources: Dukes count all kinds together, or each kind by itself.',
    },
  },
];

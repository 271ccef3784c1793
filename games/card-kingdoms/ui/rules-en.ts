import type { Chapter } from '@castellan/table/legend';

export const en: readonly Chapter[] = [
  {
    id: 'aim',
    title: 'What it is about',
    clauses: {
      '11.1':
        'You rule a small land. Points come from the Monsters you slay, the Domains you build, your victory tokens, and your secret Duke, whom you reveal at the end.',
      '11.5': 'Most Victory Points win.',
      '1.2':
        'There are three Resources: gold, strength and magic. Victory tokens are points, not Resources.',
      '1.3':
        'The Bank never runs out. What you gain comes from it and what you pay goes back, unless a card says otherwise.',
      '1.11':
        'The active player is the one whose turn it is. A round is one turn for everyone, starting with the first player; “left” is the player who is next.',
      '1.5': 'Everything before a player is open, tokens included. Only the Dukes are secret.',
    },
  },
  {
    id: 'table',
    title: 'The table',
    clauses: {
      '1.4':
        'In the middle lie 20 stacks in four rows: Monsters, Citizens 1 to 5, Citizens 6 to 12, Domains. Only the top card of each stack can be taken.',
      '1.6':
        'There are Dukes, Citizens, Monsters, Domains and Starters. You may own as many cards as you like, but always exactly one Starter Peasant, one Starter Knight and one Duke.',
      '1.7':
        'A Citizen has a number that wakes it, a role, a price with a plus, and two powers: the left for your own turn, the right for the turns of the others.',
      '1.8':
        'A Monster has a price in strength, sometimes also in magic, a reward you get at once, and points. In each stack the weakest lie on top.',
      '1.9':
        'A Domain needs Citizens of certain roles and costs gold. It gives points and a power: once, when you build it, or for the rest of the game.',
      '1.10':
        'A Duke counts something at the end: roles, Monsters, Titans, Citizens, Domains, and the Resources you have left.',
      '2.9': 'Everyone begins with a Peasant, a Knight, 2 gold and 1 magic.',
      '2.10':
        'You are dealt two Dukes and keep one in secret. It says what will bring you more points at the end.',
      '2.11': 'Chance decides who has the first turn.',
    },
  },
  {
    id: 'setup',
    title: 'Setup',
    clauses: {
      '1.1':
        'The box holds 108 Citizens (18 names, 6 of each), 48 Monsters, 24 Domains, 10 Dukes, 10 Starters, 10 Exhausted cards, two dice and tokens.',
      '2.1':
        'A stack has 5 Monsters, 5 Citizens or 3 Domains; with five players 6, 6 and 4. There are two Exhausted cards for each player, or five if you play alone.',
      '2.2':
        'Five of the eight areas are used. The Monsters with the mark for five players stay in the box with fewer players.',
      '2.3':
        'Monsters lie face up, the weakest on top, the strongest at the bottom. Only their strength decides that.',
      '2.4':
        'The Monster stacks are sorted from left to right by the strength of their weakest Monster.',
      '2.5':
        'Each area has three kinds of Monsters, from weak to strong. Hills: Goblin, Goblin Mage, Goblin King. Barrens: Gargoyle, Wraith, Witch Queen. Ruins: Skeleton, Flaming Skeleton, Skeleton King. Forest: Treant, Bane Spider, Spider Queen. Valley: Owlbear, Giant, Troll. Swamp: Gelatinous Cube, Basilisk, Swamp Dragon. Mountains: Dire Bear, Orc Warrior, Orc Chieftain. Caverns: Kobolds, Gold Golem, Red Dragon.',
      '2.6':
        'One Citizen is chosen for each number: 1 to 8, 9/10, 11/12. Peasant (5) and Knight (6) are always in the game.',
      '2.7':
        'The Domains are shuffled: two face down in each of five places (three with five players), one face up on top. The rest goes back to the box, unseen.',
      '2.8': 'The Exhausted cards lie ready above the Monsters.',
      '2.12': 'There is a ready-made arrangement for your first game.',
    },
  },
  {
    id: 'icons',
    title: 'Icons',
    clauses: {
      '1.12':
        'A number on an icon says how many. On its own, as a reward or a power, it means: take that many from the Bank.',
      '1.13':
        'Between icons: plus, you get both; or, you get one of them; per, you get the left once for each of the right; at most, up to that number; an arrow, you pay the left for the right; taken from, you take the left from the right.',
      '1.14':
        'An opponent of your choice: the player who uses the power names one. Any die: the player whose turn it is chooses which.',
      '1.15': '“At most” for a Citizen looks at the printed price only, without the plus.',
      '1.16':
        'A role over the icon of a Citizen counts Citizen cards only. You count what lies in front of you at that moment, slain Monsters too.',
      '1.17': 'One Monster of each area has the mark for five players.',
    },
  },
  {
    id: 'roll',
    title: 'A turn: the roll',
    clauses: {
      '3.1': 'A turn has four parts: roll, harvest, two actions, end.',
      '3.2': 'Roll: the player whose turn it is rolls both dice.',
      '3.3':
        'Two dice give three results: each die and their sum. A 3 and a 5 wake the numbers 3, 5 and 8.',
      '3.4': 'Some Domains let you change a die of your own roll. You may use each of them once.',
      '3.5': 'A die always shows 1 to 6, and a change must change it.',
      '3.6':
        'You pay for such a Domain’s power with exactly the Resource it shows. Magic can’t stand in here.',
      '3.7':
        'A power that reacts to the roll (Gargan’s Embrace) looks at the first roll and at every change, not only at the last.',
      '3.8': 'When you leave the dice as they are, the harvest begins.',
    },
  },
  {
    id: 'harvest',
    title: 'A turn: the harvest',
    clauses: {
      '4.1': 'Everyone harvests on every turn, not only on their own.',
      '4.2': 'Each of your cards wakes once for every result that is its number.',
      '4.3': 'If it is your turn, woken cards use their left power. If not, their right one.',
      '4.4': 'Every copy counts: two Archers and a 4 make two harvests.',
      '4.5':
        'With doubles both dice are results, so cards of that number wake twice. The sum is one result: 4 and 4 wake each 4 twice and each 8 once.',
      '4.6':
        'A card with two numbers (9/10, 11/12) wakes for either of them, so never more than once in a harvest.',
      '4.7': 'The Thieves of the player whose turn it is strike before everybody else harvests.',
      '4.8':
        'Then everyone harvests at the same time, each in any order they like. Only the Bank gives and takes.',
      '4.9': 'What one card brings may be spent on another in the same harvest.',
      '4.10': 'A trade (pay to gain) may be declined. Plain gains are taken for you.',
      '4.11':
        'A power that counts cards counts them when you use it. A card that fits its own description counts itself.',
      '4.12': 'You pay for a trade with exactly the Resource it shows. Magic can’t stand in here.',
      '4.13': 'If none of your cards woke, you take one Resource of your choice.',
      '4.14': 'Starters wake and harvest like other cards.',
      '4.15': 'When everyone has finished, the actions begin.',
    },
  },
  {
    id: 'actions',
    title: 'A turn: two actions',
    clauses: {
      '5.1':
        'You take two actions: slay a Monster, recruit a Citizen, build a Domain, or gain a Resource. The same twice is fine.',
      '5.2': 'The first action is finished, reward and all, before you choose the second.',
      '5.3':
        'What happens “at the start of your action phase” comes before the first action, what happens “at the end” after the second. A Domain built this turn is too late for the start, but not for the end.',
      '5.4':
        'Magic stands in for gold or strength when you pay for an action, but at least one token must be the real thing.',
      '5.5': 'Only the top card of a stack can be slain, recruited, built or taken.',
      '5.7':
        'If a reward lets you do another action, that is part of this one. It does not count as your second.',
      '5.8': 'A free Citizen is the top card of a stack that fits. Nothing is paid for it.',
      '5.9':
        'If several of your powers work at once, you choose their order. Powers of several players go round the table, starting with the player whose turn it is.',
      '5.10': 'Who takes from an opponent never gets more than is there.',
      '5.11':
        'A card you put back goes on top of its stack, face up. If the stack was exhausted, it no longer is.',
      '6.1': 'Slay: choose a Monster on top of a stack.',
      '6.2': 'Slay: pay the strength of the Monster. Magic may replace all of it but one.',
      '6.3': 'If a Monster also shows a magic price, that magic is paid on top.',
      '6.4': 'The Monster goes to your Victory stack, where everyone can see it.',
      '6.5': 'Its reward is yours at once; its points count at the end.',
      '6.6': 'A reward that counts Monsters of an area counts the one you have just slain.',
      '6.7':
        'Victory Points in a reward are tokens that you take at once. The points on the card itself count at the end.',
      '6.8':
        'If a reward gives you a free Citizen, you take one if you can. Only “or” leaves you a choice.',
      '7.1': 'Recruit: choose a Citizen on top of a stack.',
      '7.2':
        'Recruit: pay the price of the Citizen and 1 gold more for each card of that name that you own. Your Starters have names, too: a first Peasant costs 2 + 1.',
      '7.3': 'Magic may replace all but 1 of the gold.',
      '7.4':
        'A new Citizen harvests from the next roll on. Alone it takes part in the second harvest of the same round.',
      '8.1': 'Gain: take one gold, strength or magic. This is always possible.',
      '9.1':
        'Build: your Citizens must show the roles of the Domain. They are only looked at, not used up.',
      '9.2': 'Starters have no role, and the roles on Domains don’t help here.',
      '9.3': 'Pay the Domain’s price in gold. Magic may replace all but 1 of it.',
      '9.4': 'The Domain lies in front of you, where everyone can see it.',
      '9.5':
        'A power that works once works now. A power that lasts is yours from now on, at the times it says.',
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
      '10.4': 'If the game goes on, the dice pass to the left.',
      '11.2': 'A Duke that counts a role counts its icons on your Citizens and on your Domains.',
      '11.3':
        'A Duke that counts cards counts cards. A Titan is a Monster, too; Starters are no Citizens.',
      '11.4': 'Every Duke gives a point for each full 2, 3 or 4 Resources you have left.',
      '11.6':
        'In a tie, the player with the fewest cards wins: Starters, Citizens, Domains and slain Monsters.',
      '11.7': 'If players are still tied, they share the victory.',
    },
  },
  {
    id: 'five',
    title: 'Five players',
    clauses: {
      '12.1': 'The stacks are one card higher.',
      '12.2': 'The player to the right of the first player begins with the Rest token.',
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
      '13.1':
        'The rules are the same except for what follows. The stacks are those for two to four players.',
      '13.2': 'When you have kept a Duke, one of the others turns to evil: the Dark Lord.',
      '13.3':
        'Each round you roll, harvest with the left powers, take two actions, suffer the Monsters, and harvest once more with the right powers.',
      '13.4': 'You roll as always.',
      '13.5':
        'What you would take from an opponent comes from the Bank. With a Thief you take as much as you like, up to 3 gold or 3 magic.',
      '13.6':
        'In your actions, too, what you would take from an opponent comes from the Bank or the middle.',
      '13.7':
        'If you would take a Monster from an opponent, you take the top one of the leftmost stack that has any, without its reward.',
      '13.8':
        'After your actions each die sends the Monster stack of its number, counted from the left, against its column. The sum sends none.',
      '13.9':
        'Doubles send the stack twice. For a 6 you choose a stack that has Monsters left. A die for an empty stack sends nothing.',
      '13.10':
        'An attack costs a Citizen of the column, and you choose from which stack. When both are empty it costs the Domain.',
      '13.11': 'If the column has neither Citizen nor Domain, you have lost.',
      '13.12':
        'What the Dark Lord takes lies open beside him. It has no effect and does not come back.',
      '13.13':
        'The second harvest uses the same dice. Citizens that came to you in this round take part.',
      '13.14':
        'If none of your cards wakes in a harvest, you take one Resource: in the first, in the second, or in both.',
      '13.15': 'You win at once when no Monster is left in the middle.',
      '13.16':
        'You lose at once when an attack finds neither a Citizen nor a Domain in its column.',
      '13.17': 'When five stacks are exhausted, the scores decide.',
      '13.18':
        'You score your Monsters, your Domains and your Duke. Victory tokens don’t count, unless the table was set so.',
      '13.19':
        'He scores the Monsters left in the middle, the Domains he has seized, and his Duke for all of that and the Citizens he holds.',
      '13.20': 'The higher score wins. At equal scores the game is a draw.',
      '13.21': 'If nothing has ended the game, the next round begins with a roll.',
    },
  },
  {
    id: 'cards',
    title: 'Individual cards',
    clauses: {
      '15.1':
        'Bane Spider: 3 gold, or a Knight from the middle. If there is none, you get the gold.',
      '15.2': 'Orc Warrior: a free Citizen with a printed price of 3 or less. Wraith: 2 or less.',
      '15.3':
        'Spider Queen: 2 gold for each Forest Monster you have slain, including her; or any Citizen from the middle, as long as there is one, and a victory token.',
      '15.4':
        'Thief, on your turn: up to 3 gold or up to 3 magic from one opponent, never some of both; you may take less. On other players’ turns: 2 gold or 2 magic from the Bank.',
      '15.5': 'Foxgrove Palisade: pay 2 gold to turn a die to 6.',
      '15.6':
        'The Desert Orchid: pay 1 gold for each of your Holy Citizens to turn a die to 1. If you have none, it is free.',
      '15.7':
        'Palace of the Dawn: lower a die by one, never below 1, even one that was changed before.',
      '15.8':
        'Gargan’s Embrace: a victory token for each roll of doubles and each change that makes doubles, on anyone’s turn. Doubles count even if they are changed afterwards.',
      '15.9':
        'Watcher on the Water: you may put back one of your slain Monsters for 3 victory tokens. Nest of the Weaver Witch: the same with a Citizen. Both can undo the end of the game.',
      '15.10':
        'Purloiner’s Perch: take a random Monster from an opponent, without its reward. That does not count as slaying it.',
      '15.11':
        'Blacksmith, Warlord (left) and Butcher count Citizens of a role, not Domains and not Starters. Warlord (right) counts cards named Knight, your Starter too. Miner counts Domains.',
      '15.12':
        'Halfpenny Hill, Blood Crow Army, Monolith of Ostendaar: 1 gold, 1 strength, 1 magic before your first action.',
      '15.13':
        'Cathedral of St Aquila, The Orb of Urdr: take 1 gold, 1 magic from an opponent of your choice after your second action.',
      '15.14':
        'Forgotten Sorrows: 1 magic for each Citizen you get in your actions, paid for or free. The Violet Thorn: 1 magic for each Monster you slay in your actions.',
      '15.15':
        'Emerald Stronghold: Citizens cost you the printed price only. Pratchett’s Plateau: Domains cost you 1 gold less, at least 1.',
      '15.16':
        'Shattered Hand, Darktide Harbour, Rogue’s Landing: a free Holy, Shadow or Worker Citizen. Grimmwater Keep: a free one with a printed price of 3 or less. Cloudrider’s Camp: 3 strength and a free Soldier of 2 or less.',
      '15.17': 'Eye of Asteraten: 5 strength, then you may slay a Monster as part of this action.',
      '15.18':
        'Cutthroat’s Truce: take 3 gold from an opponent, or as much as they have. Golden Obelisk of Nae: when you build it, you may pay 3 magic for 3 victory tokens.',
    },
  },
  {
    id: 'variants',
    title: 'Ways to play',
    clauses: {
      '16.1':
        'There are four arrangements of the stacks; the first game is the gentlest. Or let chance choose.',
      '16.2': 'Five players need 20 Domains: exactly what is left when you take out four.',
      '17.1': 'In the settings you can pick one of these four, a random one, or your own.',
      '17.6':
        'Or choose five areas and a Citizen for each number yourselves. What you leave open is drawn by lot.',
      '14.1':
        'You can play with mixed Citizens at any number of players; everything else stays the same.',
      '14.2':
        'Mixed Citizens: all Citizens of a number are shuffled together, and only the top card of each stack is known.',
      '14.3':
        'The next one is turned up as soon as the card above it is gone. Nobody may look before.',
      '14.4': 'A Citizen you put back goes to the stack of its number.',
      '17.4': 'They replace the Citizens of an arrangement, not its areas and Domains.',
      '17.2': 'Leftover Resources: Dukes count all kinds together, or each kind by itself.',
      '17.3': 'Alone: you decide whether victory tokens count.',
      '17.5': 'You settle all this before the first card is dealt, and everyone can see it.',
    },
  },
];

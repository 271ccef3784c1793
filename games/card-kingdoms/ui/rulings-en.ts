/** What has been settled about single cards, by what they are called [CK 15]. */
export const rulings = {
  'citizen:starter-peasant': [
    'It wakes and harvests like any Citizen and makes your next Peasant dearer, but it has no role.',
  ],
  'citizen:starter-knight': [
    'It wakes and harvests like any Citizen and makes your next Knight dearer, but it has no role.',
  ],
  'citizen:thief': [
    'On your turn all your Thieves strike before anybody harvests. Gold or magic, never some of each; you may take less.',
    'A victim who has less than 3 gives what is there.',
  ],
  'citizen:blacksmith': ['Counts Soldier Citizens only: no Domains, no Starters.'],
  'citizen:warlord': [
    'Left: Soldier Citizens, this one included. Right: cards called Knight, your Starter included.',
  ],
  'citizen:butcher': ['Counts Worker Citizens, this one included: no Domains, no Starters.'],
  'citizen:miner': ['Counts the Domain cards you own.'],
  'monster:bane-spider': ['If there is no Knight left in the Center, you get the gold.'],
  'monster:spider-queen': [
    'She counts herself. The Citizen can only be chosen while there is one in the Center.',
  ],
  'monster:wraith': ['The base price counts, whatever you own already.'],
  'monster:orc-warrior': ['The base price counts, whatever you own already.'],
  'monster:gelatinous-cube': [
    'The printed magic is paid besides any magic that stands in for strength: 3 strength and 2 magic will do.',
  ],
  'domain:foxgrove-palisade': [
    'The 2 gold must be gold.',
    'A die that already shows 6 cannot be turned to 6.',
  ],
  'domain:the-desert-orchid': ['Without a Holy Citizen it costs nothing and works all the same.'],
  'domain:palace-of-the-dawn': ['A die that another Domain has changed may be lowered as well.'],
  'domain:gargans-embrace': [
    'On anyone’s turn. Doubles that are changed away afterwards have counted; a pair made later counts again.',
  ],
  'domain:watcher-on-the-water': [
    'The Monster goes on top of the stack of its area. This may undo the end of the game.',
  ],
  'domain:nest-of-the-weaver-witch': [
    'Never a Starter. The Citizen goes on top of the stack of its number; this may undo the end of the game.',
  ],
  'domain:purloiners-perch': [
    'No reward, and you have not slain it: The Violet Thorn does not answer.',
    'Alone, it is the top Monster of the leftmost stack.',
  ],
  'domain:cathedral-of-st-aquila': ['Works already at the end of the turn in which you build it.'],
  'domain:the-orb-of-urdr': ['Works already at the end of the turn in which you build it.'],
  'domain:blood-crow-army': ['Begins with your next turn.'],
  'domain:halfpenny-hill': ['Begins with your next turn.'],
  'domain:monolith-of-ostendaar': ['Begins with your next turn.'],
  'domain:forgotten-sorrows': ['Paid for or free: every Citizen you gain counts.'],
  'domain:the-violet-thorn': ['A slaying that another card grants counts as well.'],
  'domain:pratchetts-plateau': ['It does not make itself cheaper.'],
  'domain:eye-of-asteraten': ['The slaying is part of this action, not another one.'],
  'domain:cutthroats-truce': ['If they have less than 3, you take what they have.'],
  'domain:cloudriders-camp': [
    'Without a fitting Soldier in the Center you still get the strength.',
  ],
  'domain:golden-obelisk-of-nae': ['Only once, when it is built.'],
  'duke:hrothgar-the-conqueror': ['A Titan is a Monster, too: it brings 2 + 1.'],
  'duke:reese-the-firebrand': ['Starters are no Citizens here.'],
} satisfies Readonly<Record<string, readonly string[]>>;

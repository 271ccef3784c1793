/** A text with a number in it, in the forms that the language has for it. */
export interface Plural {
  readonly one: string;
  readonly other: string;
}

const plural = (one: string, other: string): Plural => ({ one, other });

/** Everything the app says, in English. Every key here must be in every other language too. */
export const en = {
  // The frame around every screen
  appName: 'Castellan',
  skipToContent: 'Skip to the content',
  mainNavigation: 'Main',
  home: 'Games',
  settings: 'Settings',
  credits: 'Credits',
  close: 'Close',
  cancel: 'Cancel',
  loading: 'Setting the table …',
  newVersion: 'A new version is ready.',
  reload: 'Reload',
  later: 'Later',
  notKept:
    'This browser keeps nothing (a private window?): games are lost when you close the page. Export what you want to keep.',
  notFound: 'There is nothing at this address.',
  toLobby: 'To the games',

  // When something breaks
  brokeTitle: 'Something broke here',
  brokeText: 'Your games are kept. Try again, or go back to the games.',
  tryAgain: 'Try again',
  details: 'Details',
  notStored: 'The game could not be stored: {why}. Export it from the menu before you leave.',
  storeFullHint: 'storage is full',

  // Lobby
  lobbyTitle: 'What shall we play?',
  welcomeBack: 'Welcome back',
  newGame: 'New game',
  newGameHint: 'This one is kept.',
  lobbyLine:
    'Alone, against bots, or with friends around one device. No account, no server – and after the first visit, no network.',
  playNow: 'Play now',
  playNowLabel: 'Play now: {game}',
  setUp: 'Set up a table',
  setUpLabel: 'Set up a table: {game}',
  learn: 'Learn to play',
  learnLabel: 'Learn to play: {game}',
  rules: 'Rules',
  rulesLabel: 'Rules: {game}',
  cardsOf: 'Cards',
  cardsLabel: 'Cards: {game}',
  playersRange: '{least}–{most} players',
  minutes: '{minutes} min',
  continueTitle: 'Your games',
  continueGame: 'Continue',
  continueLabel: 'Continue: {title}',
  watch: 'Replay',
  watchLabel: 'Replay: {title}',
  remove: 'Delete',
  removeLabel: 'Delete {title}',
  removeQuestion: 'Delete "{title}"? This can\'t be undone.',
  export: 'Export',
  exportLabel: 'Export {title}',
  importGame: 'Open a saved game',
  noGames: 'Games that you begin are kept here.',
  unreadable: plural(
    'One stored game could not be read. It was left as it is.',
    '{n} stored games could not be read. They were left as they are.',
  ),
  over: 'Finished',
  moves: plural('{n} move', '{n} moves'),
  justNow: 'just now',
  moreGames: plural('Show one more', 'Show {n} more'),

  // Setup
  setupTitle: 'Set up a table',
  players: 'Players',
  seats: 'Who sits where?',
  seat: 'Seat {n}',
  sitsHere: 'Who sits here',
  you: 'You',
  yourTableName: 'Robin',
  someoneElse: 'Another person here',
  botGreedy: 'Bot, plays well',
  botRandom: 'Bot, plays at random',
  nameOf: 'Name of seat {n}',
  options: 'Options',
  more: 'More',
  seed: 'Seed',
  seedHint:
    'Any text. The same seed and the same moves give the same game; empty means unpredictable.',
  start: 'Start the game',
  watchBots: 'Nobody plays: you watch the bots.',
  yes: 'Yes',
  no: 'No',
  shuffleSeats: 'Shuffle the seats',

  // Table
  turnOf: '{name} decides',
  yourTurn: 'Your decision',
  turnNumber: 'Turn {n}',
  waitingFor: 'Waiting for {names}',
  undo: 'Take back',
  menu: 'Menu',
  log: 'Log',
  board: 'Table',
  meanwhile: 'While you waited',
  showOptions: plural('Show {n} option', 'Show {n} options'),
  hideOptions: 'Hide the options',
  leave: 'Leave the table',
  leaveHint: 'The game is kept; go on with it any time.',
  exportFile: 'Export as a file',
  copyLink: 'Copy a link to this game',
  linkCopied: 'The link is in the clipboard.',
  linkHere: 'Copy this link:',
  linkHint: 'Whoever opens it can look at the game and play on from here.',
  fairness: 'Fair shuffle',
  fairnessPromise: 'Promised before the first card (SHA-256 of the seed):',
  fairnessSeed: 'The seed, told after the last card:',
  curtainTitle: 'Pass the device to {name}',
  curtainText:
    "The others look away. Nothing of anyone's cards is on this page until you show them.",
  curtainShow: 'I am {name}, show',
  refusedTitle: 'That did not work',
  refusedFault: 'The rules stumbled over this move. The table is as it was; nothing is lost.',
  refusedStale: 'That has been decided already.',
  tableLost: 'This game is not in this browser.',
  tableUnreadable: 'This stored game could not be read: {why}',
  oldRules:
    "This game was played by other rules than these (version {theirs}, here {ours}). Its events can be shown, but it can't be played on.",
  cantOpen: "This game can't be opened: {why}",
  rival: 'The rival',
  keys: 'Keys',
  whyNot: "Why can't I?",
  pause: 'Pause',
  gameOver: 'The game is over',
  youWon: 'You have won!',
  won: plural('{names} has won', '{names} have won'),
  lost: 'Not this time',
  scoreGrowth: 'How the scores grew',
  playAgain: 'Play again',
  sameAgainHint: 'The same people, the same options, a new shuffle',
  watchReplay: 'Watch the replay',
  lookAtTable: 'Look at the table',
  showScores: 'Scores',

  // Replay
  toStart: 'To the start',
  stepBack: 'One step back',
  stepOn: 'One step on',
  toEnd: 'To the end',
  turnBack: 'One turn back',
  turnOn: 'One turn on',
  play: 'Play',
  stop: 'Stop',
  speed: 'Speed',
  position: 'Position',
  stepOf: 'Step {n} of {total}, turn {turn}',
  lookFrom: 'Look from',
  spectator: 'Spectator',
  playFromHere: 'Play on from here',
  onlyEvents: 'Only what was recorded can still be shown:',
  noEvents:
    'Nothing was recorded in it: a link holds only the answers. A file of the game holds more.',
  moreLines: plural('Show {n} more line', 'Show {n} more lines'),

  // Import
  importTitle: 'Open a saved game',
  importText: 'Choose a file that was exported here or by the command line (.castellan.json).',
  chooseFile: 'Choose a file',
  orDrop: 'or drop it here',
  importReady: 'This game can be opened.',
  importRecord:
    "This game was played by older rules (version {theirs}, here {ours}). It can't be played on or played again; what was recorded can be shown.",
  importShow: 'Add and show the record',
  importAdd: 'Add to your games and play on',
  importWatch: 'Add and watch the replay',
  importReading: 'Reading …',
  importPlayers: 'At the table: {names}',
  badNotJson: 'This is not a saved game: the file is damaged, or something else altogether.',
  badNotASave: 'This is not a saved game of Castellan, or it was changed since.',
  badNewerFormat:
    'This game was saved by a newer Castellan. Reload the page to get the newest one, then try again.',
  badNewerRules:
    'This game was played by newer rules (version {theirs}, here {ours}). Reload the page to get the newest ones, then try again.',
  badUnknownGame: 'This is a game of "{game}", which is not on the shelf here.',
  badImpossible:
    "This is of a table that the game can't have (number of players, settings), so it was not taken.",
  badBrokenLink: 'This link is damaged: part of it is missing or was changed.',
  badTooBig: 'This is far too big for a saved game.',
  badReplay: "This game can't be played again as it was recorded, so it was not taken.",
  nothingChanged: 'Nothing in this browser was changed.',

  // Rules, gallery
  rulesTitle: 'Rules: {game}',
  searchRules: 'Search the rules',
  found: plural('{n} clause found', '{n} clauses found'),
  nothingFound: 'Nothing found.',
  contents: 'Contents',
  noRules: 'The rules of this game are not written down here yet.',
  galleryTitle: 'Cards: {game}',
  searchCards: 'Search the cards',
  cardsFound: plural('{n} card', '{n} cards'),
  noCards: 'The cards of this game are not drawn yet.',
  allKinds: 'All kinds',
  kind: 'Kind',

  // Credits
  creditsTitle: 'Credits',
  creditsNames: 'Names',
  creditsNotice:
    'Castellan is an unofficial fan implementation, not made, endorsed or supported by any publisher. The names of the games and of their cards belong to their owners and are used here only to say which game is meant. No art and no text of any publisher is included. To play with the real cards, buy the games: they are worth it.',
  creditsPictures: 'Pictures',
  creditsPicturesText:
    'Icons from game-icons.net, used under the licences named; coloured and cut to fit.',
  creditsNoPictures: 'No pictures are used yet.',
  creditsFonts: 'Fonts',
  creditsFontsText: '{font} by {author}, under the SIL Open Font License 1.1.',
  creditsPrograms: 'Programs',
  creditsProgramsText:
    'React, under the MIT licence. Everything else is ours, under the MIT licence.',
  picturesBy: plural('{n} picture', '{n} pictures'),

  // Settings
  settingsTitle: 'Settings',
  theme: 'Appearance',
  themeAuto: 'Like the system',
  themeLight: 'Light',
  themeDark: 'Dark',
  language: 'Language',
  motion: 'Motion',
  motionOn: 'Full',
  motionReduced: 'Reduced',
  motionOff: 'None',
  pace: 'Pace of the bots',
  paceSlow: 'Slow',
  paceSteady: 'Steady',
  paceQuick: 'Quick',
  paceInstant: 'At once',
  yourName: 'Your name',
  yourNameHint: 'What you are called at new tables',
  storage: 'Storage',
  storageText: 'Games and settings are kept in this browser only.',

  // Tutorial
  coach: 'Lesson {n} of {total}',
  next: 'Next',
  lessonBefore: 'The lesson before',
  readOn: 'Read what the coach has to say, then press “Next”.',
  skipLessons: 'End the lessons, play on',
  lessonsDone: 'That was the last lesson. The table is yours: play on.',
  doThis: 'Do this to go on',
  notThis: 'Not yet: do what the lesson asks for.',
  noTutorial: 'There are no lessons for this game yet.',
  showMe: 'Show me',
} as const satisfies Readonly<Record<string, string | Plural>>;

export type Key = keyof typeof en;
export type PluralKey = { [K in Key]: (typeof en)[K] extends string ? never : K }[Key];

/** What another language must have: the same keys, each of the same kind. */
export type Strings = { readonly [K in Key]: (typeof en)[K] extends string ? string : Plural };

export * from './contract.ts';
export * from './languages.ts';
export type { TableUi } from './context.tsx';
export { useLooks, useTable } from './context.tsx';
export type { Art, Voice } from './faces.ts';
export {
  badgeOf,
  cardOf,
  cardsFrom,
  drawnFrom,
  facesFrom,
  iconsFrom,
  speechFrom,
  standInsOf,
  voiceOf,
} from './faces.ts';
export { boardOf } from './board.tsx';
export type { Clauses } from './game-ui.ts';
export { gameUi } from './game-ui.ts';
export type { Pictured } from './rules-sections.ts';
export type { Seats } from './scene.ts';
export { kindsOf, lately, seatsOf, useScene } from './scene.ts';
export { useLastMove, useShownLog, useDirector, useIsShowing } from './director/use-director.ts';
export { TableProvider } from './table-provider.tsx';

export { CardBack } from './card/card-back.tsx';
export { CardThing } from './card/card-thing.tsx';
export { Card } from './card/card.tsx';
export { Picture } from './icon/picture.tsx';
export { hyphenatedWords } from './card/fit-name.ts';
export { cardLabel } from './card/label.ts';
export { FIELDS } from './art/fields.ts';
export { CardArt } from './art/card-art.tsx';
export { readyPainter } from './art/orders.ts';
export { Company } from './portrait/company.ts';
export { Portrait } from './portrait.tsx';
export type { PortraitProps } from './portrait.tsx';

export { Token } from './icon/token.tsx';
export { IconRow } from './icon/icon-row.tsx';
export type { PictureSet } from './icon/picture.tsx';
export { SHAPES } from './icon/shape.ts';
export { TONES, tone } from './theme/tone.ts';

export type { Composition, Mode, StageSpec } from './stage/composition.ts';
export {
  across,
  beside,
  down,
  fold,
  px,
  rest,
  sideColumn,
  tiles,
  upright,
  zone,
} from './stage/composition.ts';
export type { Box, Plan, Size } from './stage/solve.ts';
export { solve, timesAsLarge } from './stage/solve.ts';
export { usePlan, useTileSize } from './stage/stage-context.ts';
export { Stage } from './stage/stage.tsx';
export { Into, Spot, useSpot } from './stage/spot.tsx';
export { Zone, Hollow } from './stage/zone.tsx';
export { Drawer } from './stage/drawer.tsx';
export { Fold } from './stage/fold.tsx';
export { Sideways } from './stage/sideways.tsx';
export { Tabbed } from './stage/tabbed.tsx';
export { Enlarged } from './stage/enlarged.tsx';
export { HandCard } from './hand/hand-card.tsx';
export { WIDEST_RANGE } from './hand/hand-sizes.ts';
export { HandCards, HandZone } from './hand/hand-zone.tsx';
export { Tile } from './tile/tile.tsx';
export { TileThing } from './tile/tile-thing.tsx';
export { TileRow } from './tile/tile-row.tsx';

export { carriesIn, carry, onto } from './carry/carry.ts';
export { Piece } from './thing/piece.tsx';
export { Thing } from './thing/thing.tsx';

export type { BeatTable } from './director/beat.ts';
export { actionsOf } from './director/beat.ts';
export { pointAt } from './decision/point.ts';
export { thingsOf } from './director/script.ts';
export type { Pace } from './director/timeline.ts';
export { Director } from './director/director.ts';

export type { PlaceName } from './sound/sounds.ts';
export { sounds } from './sound/sounds.ts';

export type { CounterProps } from './parts/counter.tsx';
export { Counter } from './parts/counter.tsx';
export { Dice } from './parts/die.tsx';
export { Caption, Matter, Told } from './middle/matter.tsx';
export type { DeckProps } from './parts/deck.tsx';
export { Deck } from './parts/deck.tsx';
export { List } from './parts/list.tsx';
export { Medal, MedalThing } from './parts/medal.tsx';
export type { TagProps } from './parts/note.tsx';
export { Note, Tag } from './parts/note.tsx';
export type { PlateProps } from './parts/plate.tsx';
export { MENU, Means, OwnPlate, Placard, Plate, Plates } from './parts/plate.tsx';
export type { Lot } from './parts/opened.tsx';
export { Lots, openedOf } from './parts/opened.tsx';
export type { PlateSpec } from './parts/rivals.tsx';
export { rivalsOf } from './parts/rivals.tsx';
export { useSeatName } from './parts/seat-name.tsx';
export { SeatShield, seatColour } from './parts/seat-shield.tsx';

export { ActionCoins } from './middle/action-coins.tsx';
export { Middle, Now, Tray, TurnEnd } from './middle/middle.tsx';
export type { Deed } from './middle/turn-strip.tsx';
export { TurnStrip } from './middle/turn-strip.tsx';
export { lastTurnIn } from './middle/last-turn.ts';
export { useAskedHere } from './decision/asked-here.ts';
export { Foot } from './decision/foot.tsx';
export { Ghost } from './pay/ghost.tsx';
export { sharesOf, Sockets } from './pay/sockets.tsx';

export { MainAction } from './rail/end-turn.tsx';
export { BESIDE_QUESTION, Rail } from './rail/rail.tsx';
export { useInTurn, useOneByOne } from './decision/use-in-turn.ts';
export { spotOf } from './layer/layers.ts';
export { KeyHelp } from './keys/key-help.tsx';
export { useTableKeys } from './keys/use-table-keys.ts';

export { inPixels, memo, useStore } from './view.ts';
export { Opened, opened, useOpened } from './layer/opened.ts';
export { Announcer, Log } from './log/log.tsx';
export type { LogEntry } from './log/entry.ts';
export { logEntry } from './log/entry.ts';
export type { Amount, Mark } from './log/marks.ts';
export { gainsOf, marksOf } from './log/marks.ts';

export type { ScoreSeries } from './score/score-chart.tsx';
export { ScoreChart } from './score/score-chart.tsx';
export { Laurels } from './score/laurels.tsx';
export { ScoreSheet } from './score/score-sheet.tsx';
export { labelsApart, shortName } from './score/chart.ts';
export { useNarrow } from './score/use-narrow.ts';
export { useCount } from './score/use-count.ts';

export { MotionLayer } from './motion/motion-layer.tsx';
export { allowsMotion } from './motion/move.ts';
export { GenericBoard, genericStage } from './generic/generic-board.tsx';

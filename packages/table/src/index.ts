export * from './contract.ts';
export * from './languages.ts';
export type { Looks, LitTable, TablePreferences, TableUi } from './context.tsx';
export { DEFAULT_PREFERENCES, useLooks, useTable } from './context.tsx';
export type { Art, Voice } from './faces.ts';
export {
  badgeOf,
  cardOf,
  drawnFrom,
  facesFrom,
  standInsOf,
  voiceOf,
  iconsFrom,
  kindsFrom,
} from './faces.ts';
export type { Chapter, Pictured } from './rules-sections.ts';
export { rulesSections } from './rules-sections.ts';
export type { Seats } from './scene.ts';
export { lately, seatsOf, useScene } from './scene.ts';
export { useLastMove, useShownLog, useDirector, useIsShowing } from './director/use-director.ts';
export type { TableProviderProps } from './table-provider.tsx';
export { TableProvider } from './table-provider.tsx';

export type { CardBackProps } from './card/card-back.tsx';
export { CardBack } from './card/card-back.tsx';
export type { CardThingProps } from './card/card-thing.tsx';
export { CardThing } from './card/card-thing.tsx';
export type { CardProps } from './card/card.tsx';
export { Card } from './card/card.tsx';
export { Emblem, Picture } from './icon/picture.tsx';
export { hyphenatedWords } from './card/fit-name.ts';
export { cardLabel } from './card/label.ts';
export type { PaintedField, FieldName } from './field/registry.ts';
export { FIELDS, fieldOf } from './field/registry.ts';
export { useField } from './field/use-field.ts';

export { BadgeView, Token } from './icon/token.tsx';
export type { IconRowProps } from './icon/icon-row.tsx';
export { IconRow } from './icon/icon-row.tsx';
export type { PictureSet } from './icon/picture.tsx';
export type { ShapeName } from './icon/shape.ts';
export { SHAPES } from './icon/shape.ts';
export type { TokenProps } from './icon/token.tsx';
export type { Tone, ToneName } from './theme/tone.ts';
export { TONES, tone } from './theme/tone.ts';

export type { Composition, Length, Mode, ZoneRole, StageSpec } from './stage/composition.ts';
export { across, down, px, rest, sideColumn, tiles, zone } from './stage/composition.ts';
export type { Box, Plan, Size } from './stage/solve.ts';
export { solve } from './stage/solve.ts';
export { usePlan, useTileSize } from './stage/stage-context.ts';
export type { StageProps } from './stage/stage.tsx';
export { Stage } from './stage/stage.tsx';
export type { ZoneProps } from './stage/zone.tsx';
export { Zone, Hollow } from './stage/zone.tsx';
export { Drawer } from './stage/drawer.tsx';
export type { EnlargedProps } from './stage/enlarged.tsx';
export { Enlarged } from './stage/enlarged.tsx';
export { Into, Spot } from './stage/spot.tsx';
export type { HandCardProps } from './hand/hand-card.tsx';
export { HandCard } from './hand/hand-card.tsx';
export { WIDEST_RANGE } from './hand/hand-sizes.ts';
export type { HandZoneProps } from './hand/hand-zone.tsx';
export { HandZone } from './hand/hand-zone.tsx';
export { Tile } from './tile/tile.tsx';
export type { TileThingProps } from './tile/tile-thing.tsx';
export { TileThing } from './tile/tile-thing.tsx';
export type { TileRowProps } from './tile/tile-row.tsx';
export { TileRow } from './tile/tile-row.tsx';

export { carriesIn, carry, onto } from './carry/carry.ts';
export type { PieceProps } from './thing/piece.tsx';
export { Piece } from './thing/piece.tsx';
export type { ThingProps } from './thing/thing.tsx';
export { Thing } from './thing/thing.tsx';

export type { BeatTable } from './director/beat.ts';
export { actionsOf, beatsOf } from './director/beat.ts';
export { pointAt } from './decision/point.ts';
export { thingsOf } from './director/script.ts';
export type { Pace } from './director/timeline.ts';
export { Director } from './director/director.ts';

export { sounds } from './sound/sounds.ts';

export type { CounterProps } from './parts/counter.tsx';
export { Counter } from './parts/counter.tsx';
export type { DiceProps } from './parts/die.tsx';
export { Dice } from './parts/die.tsx';
export type { CaptionProps, MatterProps, ToldProps } from './middle/matter.tsx';
export { Caption, Matter, Told } from './middle/matter.tsx';
export type { DeckProps } from './parts/deck.tsx';
export { Deck } from './parts/deck.tsx';
export type { MedalProps, MedalThingProps } from './parts/medal.tsx';
export { Medal, MedalThing } from './parts/medal.tsx';
export type { NoteProps, TagProps } from './parts/note.tsx';
export { Note, Tag } from './parts/note.tsx';
export type { OwnPlateProps, PlacardProps, PlateProps, PlatesProps } from './parts/plate.tsx';
export { Means, OwnPlate, Placard, Plate, Plates } from './parts/plate.tsx';
export { SeatShield, seatColour } from './parts/seat-shield.tsx';

export type { MiddleProps, NowProps, TrayProps, TurnEndProps } from './middle/middle.tsx';
export { Middle, Now, Tray, TurnEnd } from './middle/middle.tsx';

export type { RailProps } from './rail/rail.tsx';
export { MainAction, TURN } from './rail/end-turn.tsx';
export { Rail } from './rail/rail.tsx';
export { useInTurn, useOneByOne } from './decision/use-in-turn.ts';
export { spotOf } from './layer/layers.ts';
export { OptionFace } from './decision/option-face.tsx';
export type { Deciding } from './decision/use-lit.ts';
export type { Light } from './decision/lights.ts';
export { useLit } from './decision/use-lit.ts';
export { KeyHelp } from './keys/key-help.tsx';
export type { TableKeys } from './keys/use-table-keys.ts';
export { useTableKeys } from './keys/use-table-keys.ts';

export { inPixels } from './view/in-pixels.ts';
export { memo } from './view/memo.ts';
export { useStore } from './view/use-store.ts';
export { Opened, opened, useOpened } from './layer/opened.ts';
export { ZoomLayer } from './zoom/zoom-layer.tsx';
export { Announcer, Log } from './log/log.tsx';
export type { LogEntry } from './log/entry.ts';
export { logEntry } from './log/entry.ts';
export type { LogProps } from './log/log.tsx';

export type { ScoreSeries } from './score/score-chart.tsx';
export { ScoreChart } from './score/score-chart.tsx';
export { Laurels } from './score/laurels.tsx';
export type { ScoreSheetProps } from './score/score-sheet.tsx';
export { ScoreSheet } from './score/score-sheet.tsx';
export { labelsApart, shortName } from './score/chart.ts';
export { useCount } from './score/use-count.ts';
export { useNarrow } from './score/use-narrow.ts';

export type { MotionLayerProps } from './motion/motion-layer.tsx';
export { MotionLayer } from './motion/motion-layer.tsx';
export { allowsMotion } from './motion/move.ts';
export type { GenericBoardProps } from './generic/generic-board.tsx';
export { GenericBoard, genericStage } from './generic/generic-board.tsx';

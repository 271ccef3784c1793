export * from './contract.ts';
export type { Looks, LitTable, TablePreferences, TableUi } from './context.tsx';
export { DEFAULT_PREFERENCES, useLooks, useTable } from './context.tsx';
export type { TableProviderProps } from './table-provider.tsx';
export { TableProvider } from './table-provider.tsx';
export type { TableStrings } from './strings.ts';
export { strings } from './strings.ts';

export type { CardBackProps } from './card/card-back.tsx';
export { CardBack } from './card/card-back.tsx';
export type { CardThingProps } from './card/card-thing.tsx';
export { CardThing } from './card/card-thing.tsx';
export type { CardProps } from './card/card.tsx';
export { Card } from './card/card.tsx';
export { Emblem } from './card/emblem.tsx';
export { EmptySlot } from './card/empty-slot.tsx';
export { cardLabel } from './card/label.ts';
export type { PaintedField, FieldName } from './field/registry.ts';
export { FIELDS, fieldOf } from './field/registry.ts';
export { fieldUrl } from './field/paint.ts';
export { useField } from './field/use-field.ts';

export { BadgeView } from './icon/badge.tsx';
export type { IconRowProps } from './icon/icon-row.tsx';
export { iconsFrom } from './icon/icons-from.ts';
export { IconRow } from './icon/icon-row.tsx';
export type { PictureSet } from './icon/picture.tsx';
export { Picture } from './icon/picture.tsx';
export type { ShapeName } from './icon/shape.ts';
export { SHAPES } from './icon/shape.ts';
export type { TokenProps } from './icon/token.tsx';
export { Token } from './icon/token.tsx';
export type { Tone, ToneName } from './theme/tone.ts';
export { TONES, tone } from './theme/tone.ts';

export type { Composition, Length, Mode, ZoneRole, StageSpec } from './stage/composition.ts';
export { across, down, px, rest, sideColumn, tiles, zone } from './stage/composition.ts';
export type { Box, Plan, Size } from './stage/solve.ts';
export { solve } from './stage/solve.ts';
export { usePlan } from './stage/stage-context.ts';
export type { StageProps } from './stage/stage.tsx';
export { Stage } from './stage/stage.tsx';
export type { ZoneProps } from './stage/zone.tsx';
export { Zone } from './stage/zone.tsx';
export { Hollow } from './stage/hollow.tsx';
export { Drawer } from './stage/drawer.tsx';
export { Into, Spot } from './stage/spot.tsx';
export type { HandCardProps } from './hand/hand-card.tsx';
export { HandCard } from './hand/hand-card.tsx';
export type { HandZoneProps } from './hand/hand-zone.tsx';
export { HandZone } from './hand/hand-zone.tsx';
export { Tile } from './tile/tile.tsx';
export type { TileThingProps } from './tile/tile-thing.tsx';
export { TileThing } from './tile/tile-thing.tsx';

export type { ThingProps } from './thing/thing.tsx';
export { Thing } from './thing/thing.tsx';

export type { CounterProps } from './parts/counter.tsx';
export { Counter } from './parts/counter.tsx';
export type { DiceProps } from './parts/dice.tsx';
export { Dice } from './parts/dice.tsx';
export type { LineProps } from './parts/line.tsx';
export { Line } from './parts/line.tsx';
export type { PlayerBoardProps } from './parts/player-board.tsx';
export { PlayerBoard } from './parts/player-board.tsx';
export { SeatShield, seatColour } from './parts/seat-shield.tsx';
export type { SectionProps } from './parts/section.tsx';
export { Section } from './parts/section.tsx';
export type { StackProps } from './parts/stack.tsx';
export { Stack } from './parts/stack.tsx';

export type { RailProps } from './rail/rail.tsx';
export { DEED, Rail } from './rail/rail.tsx';
export { TURN } from './rail/end-turn.tsx';
export { OptionFace } from './decision/option-face.tsx';
export type { Deciding, Light } from './decision/use-lit.ts';
export { useLit } from './decision/use-lit.ts';
export { KeyHelp } from './keys/key-help.tsx';
export type { TableKeys } from './keys/use-table-keys.ts';
export { useTableKeys } from './keys/use-table-keys.ts';

export { ZoomLayer } from './zoom/zoom-layer.tsx';
export { Announcer } from './log/announcer.tsx';
export type { LogEntry } from './log/entry.ts';
export { logEntry } from './log/entry.ts';
export type { LogProps } from './log/log.tsx';
export { Log } from './log/log.tsx';

export type { ScoreSeries } from './score/score-chart.tsx';
export { ScoreChart } from './score/score-chart.tsx';
export { Laurels } from './score/laurels.tsx';
export { ScoreSheet } from './score/score-sheet.tsx';

export type { MotionLayerProps } from './motion/motion-layer.tsx';
export { MotionLayer } from './motion/motion-layer.tsx';
export type { GenericBoardProps } from './generic/generic-board.tsx';
export { GenericBoard, genericStage } from './generic/generic-board.tsx';

import type { SurveyKind } from '@arvand/contracts/surveys'
import {
  CalendarDays,
  CircleDot,
  Gauge,
  Grid3x3,
  ListOrdered,
  Paperclip,
  SlidersHorizontal,
  SquareCheck,
  TextCursorInput,
} from 'lucide-react'
import type { LucideIcon } from '../../ui/icon.tsx'

export const kindIcons: Readonly<Record<SurveyKind, LucideIcon>> = {
  text: TextCursorInput,
  choice: CircleDot,
  multiple: SquareCheck,
  scale: SlidersHorizontal,
  nps: Gauge,
  matrix: Grid3x3,
  ranking: ListOrdered,
  date: CalendarDays,
  file: Paperclip,
}

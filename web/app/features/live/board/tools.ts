import type { Ink, Thickness } from '@arvand/contracts/panel/board'
import { Circle, Eraser, type LucideIcon, Minus, Pencil, Square, Type } from 'lucide-react'

export type Tool = 'pen' | 'line' | 'rectangle' | 'ellipse' | 'text' | 'eraser'

export const toolIcons: Readonly<Record<Tool, LucideIcon>> = {
  pen: Pencil,
  line: Minus,
  rectangle: Square,
  ellipse: Circle,
  text: Type,
  eraser: Eraser,
}

/** What the next mark is drawn with. */
export interface Kit {
  readonly tool: Tool
  readonly ink: Ink
  readonly thickness: Thickness
}

export const firstKit: Kit = { tool: 'pen', ink: 'ink', thickness: 'medium' }

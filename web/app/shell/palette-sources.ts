import { findCourseEntries } from '../features/courses/index.ts'
import type { PaletteSource } from './palette-entries.ts'

/** Who finds more for the palette than the pages of the menus; loaded with it, at the first wish. */
export const paletteSources: readonly PaletteSource[] = [findCourseEntries]

import { api } from '../../api/browser.ts'
import type { PaletteSource } from '../../shell/palette-entries.ts'

const mostShown = 6

/** Courses for the command palette, by the typed text. */
export const paletteSource: PaletteSource = async (text) => {
  const { items } = await api.home('courses', { q: text })
  return items
    .slice(0, mostShown)
    .map(({ slug, title, category }) => ({ to: `/courses/${slug}`, label: title, group: category.title }))
}

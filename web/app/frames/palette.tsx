import { CommandPalette } from '../shell/command-palette.tsx'
import type { PaletteMenu, PaletteSource } from '../shell/palette-entries.ts'
import { managerMenu } from './manager-menu.ts'
import { panelMenu } from './panel-menu.ts'
import { teacherMenu } from './teacher-menu.ts'

export const paletteMenus: readonly PaletteMenu[] = [
  { group: 'پنل دانشجو', menu: panelMenu, role: 'user' },
  { group: 'پنل مدرس', menu: teacherMenu, role: 'teacher' },
  { group: 'پنل مدیر', menu: managerMenu, role: 'manager' },
]

/** Search functions of features that find more than the pages of the menus. */
const sources = Object.values(
  import.meta.glob<PaletteSource>('../features/*/palette-source.ts', {
    eager: true,
    import: 'paletteSource',
  }),
)

export default function Palette() {
  return <CommandPalette menus={paletteMenus} sources={sources} />
}

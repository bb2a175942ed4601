import { Heart } from 'lucide-react'
import type { PanelEntry } from '../../shell/menus.ts'

export const panelMenu: readonly PanelEntry[] = [
  { group: 'learning', order: 50, to: '/panel/wishes', label: 'علاقه‌مندی‌ها', icon: Heart },
]

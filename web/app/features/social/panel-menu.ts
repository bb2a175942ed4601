import { Newspaper } from 'lucide-react'
import type { PanelEntry } from '../../shell/menus.ts'

export const panelMenu: readonly PanelEntry[] = [
  { group: 'community', order: 10, to: '/panel/feed', label: 'فید', icon: Newspaper },
]

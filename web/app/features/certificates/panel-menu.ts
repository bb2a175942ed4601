import { Award } from 'lucide-react'
import type { PanelEntry } from '../../shell/menus.ts'

export const panelMenu: readonly PanelEntry[] = [
  { group: 'learning', order: 30, to: '/panel/certificates', label: 'گواهی‌ها', icon: Award },
]

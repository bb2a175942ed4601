import { Award } from 'lucide-react'
import type { PanelEntry } from '../../shell/menus.ts'

export const panelMenu: readonly PanelEntry[] = [
  { group: 'day', order: 40, to: '/panel/marks', label: 'نمره‌های من', icon: Award },
]

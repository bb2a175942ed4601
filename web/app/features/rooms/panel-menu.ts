import { Presentation } from 'lucide-react'
import type { PanelEntry } from '../../shell/menus.ts'

export const panelMenu: readonly PanelEntry[] = [
  { group: 'classes', order: 20, to: '/panel/rooms', label: 'کلاس‌ها', icon: Presentation },
]

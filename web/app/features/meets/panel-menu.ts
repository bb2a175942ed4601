import { CalendarClock } from 'lucide-react'
import type { PanelEntry } from '../../shell/menus.ts'

export const panelMenu: readonly PanelEntry[] = [
  { group: 'classes', order: 25, to: '/panel/meets', label: 'جلسه‌های خصوصی', icon: CalendarClock },
]
